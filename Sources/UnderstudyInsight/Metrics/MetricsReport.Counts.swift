extension MetricsReport {
  /// The numbers of resolves, by their outcome.
  ///
  /// ```swift
  /// let counts = metrics.report()[.of((any Mailer).self)]
  /// print(counts?.hitRate ?? 0)
  /// ```
  public struct Counts: Hashable, Sendable {
    /// Resolves that found an existing instance.
    public internal(set) var hits = 0
    /// Resolves that built the instance, or waited for its build.
    public internal(set) var misses = 0
    /// Hits and misses of resolves called by a factory.
    public internal(set) var nested = 0
    /// Resolves that failed; an error that passes through three factories counts three times.
    public internal(set) var failures = 0
    /// Failures of resolves that no factory called: those that callers saw.
    public internal(set) var outermostFailures = 0
    /// The total duration of hits and misses; a resolve that builds others includes their time.
    public internal(set) var totalDuration = Duration.zero
    /// The longest duration of a hit or a miss.
    public internal(set) var longestDuration = Duration.zero

    /// Resolves that returned an instance.
    public var resolutions: Int { hits + misses }

    /// The share of hits among successful resolves, 0 to 1; 0 if there were none.
    public var hitRate: Double { Self.share(of: hits, in: resolutions) }

    /// The share of failures among all resolves, 0 to 1; 0 if there were none.
    public var failureRate: Double { Self.share(of: failures, in: resolutions + failures) }

    /// The average duration of a hit or a miss; zero if there was none.
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
