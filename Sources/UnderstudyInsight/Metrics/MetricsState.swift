import Understudy

/// The state of a tally: whether it counts, and since when.
///
/// States: *counting*; *stopped*, which is final. Events that arrive after the stop are not
/// counted, even if they began before it.
struct MetricsState: Sendable {
  typealias Instant = ContinuousClock.Instant

  private(set) var tally: MetricsTally
  private(set) var since: Instant
  /// The time of the stop; `nil` while it counts.
  private(set) var end: Instant?

  init(_ tally: MetricsTally, since: Instant) {
    self.tally = tally
    self.since = since
  }

  mutating func count(_ event: ContainerEvent) {
    if end == nil { tally.count(event) }
  }

  mutating func stop(at now: Instant) { if end == nil { end = now } }

  /// - Returns: the old tally, to be released outside the lock.
  mutating func reset(at now: Instant) -> MetricsTally {
    defer {
      tally = tally.empty
      since = now
      if end != nil { end = now }
    }
    return tally
  }

  func report(label: String?, at now: Instant) -> MetricsReport {
    MetricsReport(tally, label: label, since: since, period: since.duration(to: end ?? now))
  }
}
