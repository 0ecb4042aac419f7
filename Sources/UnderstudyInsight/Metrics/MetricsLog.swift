import Understudy

/// The shared log that observers on many threads count into.
final class MetricsLog: Sendable {
  private let label: String?
  private let state: Lock<MetricsState>

  init(_ tally: MetricsTally, label: String?, since: ContinuousClock.Instant) {
    self.label = label
    state = Lock(MetricsState(tally, since: since))
  }

  func count(_ event: ContainerEvent) { state.withLock { $0.count(event) } }

  func stop(at now: ContinuousClock.Instant) { state.withLock { $0.stop(at: now) } }

  func reset(at now: ContinuousClock.Instant) { _ = state.withLock { $0.reset(at: now) } }

  func report(at now: ContinuousClock.Instant) -> MetricsReport {
    let state = state.withLock { $0 }
    return state.report(label: label, at: now)
  }
}
