import Understudy

/// Whether a tally counts, and over what time.
///
/// States: counting; stopped, from where nothing leads back. What arrives after the stop is not
/// counted, although its event began before.
struct MetricsState: Sendable {
  typealias Instant = ContinuousClock.Instant

  private(set) var tally: MetricsTally
  private(set) var since: Instant
  /// `nil` while it counts.
  private(set) var end: Instant?

  init(_ tally: MetricsTally, since: Instant) {
    self.tally = tally
    self.since = since
  }

  mutating func count(_ event: ContainerEvent) {
    if end == nil { tally.count(event) }
  }

  mutating func stop(at now: Instant) { if end == nil { end = now } }

  /// - Returns: what was counted, to be let go of elsewhere.
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
