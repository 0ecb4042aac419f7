import Understudy

/// The totals of a container's events, in memory that does not grow with their number.
///
/// Invariants: `totals` is the sum of `rows` and `others`; the durations in `hits` and `misses` are
/// as many as `totals` has of each; `rows.count <= max(0, keyLimit)`.
struct MetricsTally: Sendable {
  typealias Counts = MetricsReport.Counts

  let keyLimit: Int
  private(set) var totals = Counts()
  private(set) var failuresByKind: [ContainerError.Kind: Int] = [:]
  private(set) var hits = DurationHistogram()
  private(set) var misses = DurationHistogram()
  private(set) var slowest: SlowestResolves
  /// The counts of each key, in the order in which the keys were first resolved.
  private(set) var rows: [MetricsReport.KeyEntry] = []
  private(set) var others = Counts()
  private(set) var resets = 0
  private(set) var issues = 0
  private var places: [Key: Int] = [:]

  /// - Parameters:
  ///   - slowest: the number of slowest resolves to keep.
  ///   - keys: the number of keys to count separately.
  init(slowest: Int, keys: Int) {
    self.slowest = SlowestResolves(limit: slowest)
    keyLimit = keys
  }

  /// A tally with the same limits and no counts.
  var empty: MetricsTally { MetricsTally(slowest: slowest.limit, keys: keyLimit) }

  /// Counts an event, or ignores one that no count covers.
  ///
  /// - Complexity: O(log n) in the number of slow resolves that are kept.
  mutating func count(_ event: ContainerEvent) {
    switch event.kind {
    case .reset: resets += 1
    case .issue: issues += 1
    default: if let outcome = event.resolveOutcome { count(outcome, event) }
    }
  }

  private mutating func count(_ outcome: ResolveOutcome, _ event: ContainerEvent) {
    let duration = Duration.nanoseconds(event.duration.clampedNanoseconds)
    totals.count(outcome, depth: event.depth, duration)
    countKey(of: event) { $0.count(outcome, depth: event.depth, duration) }
    switch outcome {
    case .failed(let kind):
      failuresByKind[kind, default: 0] += 1
      return
    case .hit: hits.add(duration)
    case .built: misses.add(duration)
    }
    guard let key = event.key else { return }
    slowest.add(duration: duration) {
      MetricsReport.SlowResolve(event, key, duration, wasBuilt: outcome == .built)
    }
  }

  private mutating func countKey(of event: ContainerEvent, _ count: (inout Counts) -> Void) {
    if let place = event.key.flatMap({ places[$0] }) {
      count(&rows[place].counts)
    } else if let key = event.key, rows.count < keyLimit {
      var entry = MetricsReport.KeyEntry(key: key)
      count(&entry.counts)
      places[key] = rows.count
      rows.append(entry)
    } else {
      count(&others)
    }
  }
}
