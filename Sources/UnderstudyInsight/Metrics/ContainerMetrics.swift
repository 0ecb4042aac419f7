import Understudy

/// Counts and times the resolves in a container and its children.
///
/// ```swift
/// let metrics = container.startMetrics()
/// try sellSeats(with: container)
/// print(metrics.report())
/// metrics.stop()
/// ```
///
/// The counts are:
/// - A resolve that returned an instance is a hit if the instance existed and a miss if it was
///   built, or if the resolve waited for its build. It is nested if a factory called it.
/// - A resolve that failed is a failure, counted by the kind of its error. An error passes through
///   the outer factories, and each of their resolves fails too; ``MetricsReport/outermostFailures``
///   counts those that callers saw.
/// - A cancelled resolve is neither: it returned nothing, and nothing went wrong.
/// - A wrapper's read of an instance it already holds, and an optional that is not registered, are
///   no events.
/// - Children and scopes count with their parent, forks do not.
///
/// The arguments of ``Container/startMetrics(slowest:keys:)`` bound the memory used; it retains
/// neither instances nor the container. Releasing the last reference stops the counting, as no
/// report can be requested any more.
public final class ContainerMetrics: Sendable {
  private let log: MetricsLog
  private let token: ObservationToken

  init(of container: Container, slowest: Int, keys: Int) {
    let log = MetricsLog(
      MetricsTally(slowest: slowest, keys: keys),
      label: container.label,
      since: .now
    )
    self.log = log
    token = container.observe { log.count($0) }
  }

  deinit { token.cancel() }

  /// Returns the counts so far.
  ///
  /// - Complexity: O(n log n) in the number of keys that are counted separately.
  public func report() -> MetricsReport { log.report(at: .now) }

  /// Sets all counts to zero. Metrics that were stopped stay stopped.
  public func reset() { log.reset(at: .now) }

  /// Stops counting, also for resolves in progress; ``report()`` keeps returning the counts until
  /// now. Idempotent.
  public func stop() {
    token.cancel()
    log.stop(at: .now)
  }
}
