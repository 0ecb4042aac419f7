extension MetricsReport {
  /// How often something was asked for and what came of it.
  ///
  /// ```swift
  /// let counts = metrics.report()[.of((any Mailer).self)]
  /// print(counts?.hitRate ?? 0)
  /// ```
  public struct Counts: Hashable, Sendable {
    /// How many resolves found an instance that was there.
    public internal(set) var hits = 0
    /// How many had it built, or waited while it was.
    public internal(set) var misses = 0
    /// How many of hits and misses a factory had asked for.
    public internal(set) var nested = 0
    /// How many failed; an error that passes through three factories is three of them.
    public internal(set) var failures = 0
    /// How many of the failures no factory had asked for: what callers saw.
    public internal(set) var outermostFailures = 0
    /// What the hits and misses took together; one that builds others takes their time too.
    public internal(set) var totalDuration = Duration.zero
    /// What the longest of the hits and misses took.
    public internal(set) var longestDuration = Duration.zero

    /// How many gave an instance.
    public var resolutions: Int { hits + misses }

    /// The share of hits among what was given: 0 to 1, and 0 if nothing was.
    public var hitRate: Double { Self.share(of: hits, in: resolutions) }

    /// The share of failures among everything that was asked for: 0 to 1, and 0 if nothing was.
    public var failureRate: Double { Self.share(of: failures, in: resolutions + failures) }

    /// What a hit or a miss took on average; zero if there was none.
    public var averageDuration: Duration { resolutions == 0 ? .zero : totalDuration / resolutions }

    private static func share(of part: Int, in whole: Int) -> Double {
      whole == 0 ? 0 : Double(part) / Double(whole)
    }
  }
}

extension MetricsReport.Counts {
  mutating func count(_ outcome: ResolveOutcome, depth: Int, _ duration: Duration) {
    if case .failed = outcome {
      failures += 1
      if depth <= 1 { outermostFailures += 1 }
      return
    }
    if outcome == .hit { hits += 1 } else { misses += 1 }
    if depth > 1 { nested += 1 }
    totalDuration += duration
    longestDuration = max(longestDuration, duration)
  }
}
