public import Understudy

/// A container's metrics while ``ContainerMetrics`` counted, as a value.
///
/// ```swift
/// let metrics = container.startMetrics()
/// try sellSeats(with: container)
/// let report = metrics.report()
/// #expect(report.misses == 3 && report.failures == 0)
/// print(report)
/// ```
///
/// Its description is a page of text for people, with the sites of the slowest resolves; ``json``
/// is for programs. It holds no instances.
public struct MetricsReport: Hashable, Sendable {
  /// The label of the measured container.
  public let containerLabel: String?
  /// The start of the counting, or the last reset.
  public let since: ContinuousClock.Instant
  /// The duration of the counting, until it was stopped, if it was.
  public let period: Duration
  /// The counts of all keys together.
  public let totals: Counts
  /// The failures of each kind; kinds without failures are missing.
  public let failuresByKind: [ContainerError.Kind: Int]
  /// The durations of successful resolves.
  public let durations: Durations
  /// The durations of those resolves that built the instance, or waited for its build.
  public let missDurations: Durations
  /// The slowest resolves, the slowest first; among equals the newest first. Failed resolves are
  /// not included.
  public let slowest: [SlowResolve]
  /// The counts of each key, the most resolved first; among equals in the order of their
  /// descriptions.
  public let keys: [KeyEntry]
  /// The counts of all keys that were first resolved when the table was full.
  public let others: Counts
  /// The number of times instances were dropped with `reset`.
  public let resets: Int
  /// The number of issues that could not be thrown to a caller: see
  /// ``ContainerEvent/Kind/issue(_:)``.
  public let issues: Int

  init(_ tally: MetricsTally, label: String?, since: ContinuousClock.Instant, period: Duration) {
    containerLabel = label
    self.since = since
    self.period = period
    totals = tally.totals
    failuresByKind = tally.failuresByKind
    var all = tally.hits
    all.merge(tally.misses)
    durations = Durations(all)
    missDurations = Durations(tally.misses)
    slowest = tally.slowest.sorted
    keys = Self.sorted(tally.rows)
    others = tally.others
    resets = tally.resets
    issues = tally.issues
  }

  /// The counts of a key; `nil` if it was not resolved, or first resolved when the table was full.
  ///
  /// - Parameter key: the key to find.
  /// - Complexity: O(n) in the number of keys.
  public subscript(key: Key) -> Counts? { keys.first { $0.key == key }?.counts }

  /// The counts of a type; `nil` if it was not resolved, or first resolved when the table was full.
  ///
  /// - Parameters:
  ///   - type: the type as it is registered, protocols as `(any P).self`.
  ///   - name: the name it is registered under.
  public subscript(type: any Any.Type, name name: String? = nil) -> Counts? {
    self[Key(type, name: name)]
  }

  private static func sorted(_ entries: [KeyEntry]) -> [KeyEntry] {
    // Descriptions are made once; the position decides between types with equal ones.
    entries.enumerated()
      .map { (asked: -$1.counts.asked, text: "\($1.key)", place: $0, entry: $1) }
      .sorted { ($0.asked, $0.text, $0.place) < ($1.asked, $1.text, $1.place) }
      .map(\.entry)
  }
}

extension MetricsReport.Counts {
  var asked: Int { resolutions + failures }
}

// MARK: - Totals

extension MetricsReport {
  /// Resolves that returned an instance.
  public var resolutions: Int { totals.resolutions }
  /// Resolves that found an existing instance.
  public var hits: Int { totals.hits }
  /// Resolves that built the instance, or waited for its build.
  public var misses: Int { totals.misses }
  /// The share of hits among successful resolves, 0 to 1; 0 if there were none.
  public var hitRate: Double { totals.hitRate }
  /// Hits and misses of resolves called by a factory.
  public var nested: Int { totals.nested }
  /// Resolves that failed; an error that passes through three factories counts three times.
  public var failures: Int { totals.failures }
  /// Failures of resolves that no factory called: those that callers saw.
  public var outermostFailures: Int { totals.outermostFailures }
  /// The share of failures among all resolves, 0 to 1; 0 if there were none.
  public var failureRate: Double { totals.failureRate }
}
