public import Understudy

/// What happened in a container while ``ContainerMetrics`` counted, as a value.
///
/// ```swift
/// let metrics = container.startMetrics()
/// try sellSeats(with: container)
/// let report = metrics.report()
/// #expect(report.misses == 3 && report.failures == 0)
/// print(report)
/// ```
///
/// Printed, it is a page of text for people, with the sites of the slowest resolves; ``json`` is
/// for programs. It holds no instance.
public struct MetricsReport: Hashable, Sendable {
  /// The label of the container that was measured.
  public let containerLabel: String?
  /// When the counting began: at the start, or at the last reset.
  public let since: ContinuousClock.Instant
  /// How long it has been counting; until it was stopped, if it was.
  public let period: Duration
  /// Everything together.
  public let totals: Counts
  /// How many failures there were of each kind; those that did not happen are missing.
  public let failuresByKind: [ContainerError.Kind: Int]
  /// How long resolves took that gave something.
  public let durations: Durations
  /// How long those of them took that had it built, or waited while it was.
  public let missDurations: Durations
  /// The slowest first; among equals the newest first. Those that failed are not among them.
  public let slowest: [SlowResolve]
  /// What was asked for most comes first; among equals in the order of their descriptions.
  public let keys: [KeyEntry]
  /// The keys together that came up when the table was full.
  public let others: Counts
  /// How often instances were dropped with `reset`.
  public let resets: Int
  /// How many problems there were that nobody could be thrown: see
  /// ``ContainerEvent/Kind/problem(_:)``.
  public let problems: Int

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
    problems = tally.problems
  }

  /// What came of the resolves of a key; `nil` if it did not come up, or came up too late to be
  /// counted apart.
  ///
  /// - Complexity: O(n) in the number of keys.
  public subscript(key: Key) -> Counts? { keys.first { $0.key == key }?.counts }

  /// The counts of a type.
  ///
  /// - Parameters:
  ///   - type: the type as it is registered, protocols as `(any P).self`.
  ///   - name: the name it is registered under.
  public subscript(type: any Any.Type, name name: String? = nil) -> Counts? {
    self[Key(type, name: name)]
  }

  private static func sorted(_ entries: [KeyEntry]) -> [KeyEntry] {
    // With its text and place: descriptions are made once, and two types may have the same.
    entries.enumerated()
      .map { (asked: -$1.counts.asked, text: "\($1.key)", place: $0, entry: $1) }
      .sorted { ($0.asked, $0.text, $0.place) < ($1.asked, $1.text, $1.place) }
      .map(\.entry)
  }
}

extension MetricsReport.Counts {
  var asked: Int { resolutions + failures }
}

// MARK: - Everything together

extension MetricsReport {
  /// How many resolves gave an instance.
  public var resolutions: Int { totals.resolutions }
  /// How many resolves found an instance that was there.
  public var hits: Int { totals.hits }
  /// How many had it built, or waited while it was.
  public var misses: Int { totals.misses }
  /// The share of hits among what was given: 0 to 1, and 0 if nothing was.
  public var hitRate: Double { totals.hitRate }
  /// How many of hits and misses a factory had asked for.
  public var nested: Int { totals.nested }
  /// How many resolves failed; an error that passes through three factories is three of them.
  public var failures: Int { totals.failures }
  /// How many of the failures no factory had asked for: what callers saw.
  public var outermostFailures: Int { totals.outermostFailures }
  /// The share of failures among everything that was asked for: 0 to 1, and 0 if nothing was.
  public var failureRate: Double { totals.failureRate }
}
