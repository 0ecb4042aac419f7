import Understudy

/// Counts and times what is resolved in a container and its children.
///
/// ```swift
/// let metrics = container.startMetrics()
/// try sellSeats(with: container)
/// print(metrics.report())
/// metrics.stop()
/// ```
///
/// What is counted:
/// - A resolve that gave an instance is a hit if it was there and a miss if it was built, or was
///   waited for while it was. It is nested if a factory asked for it.
/// - A resolve that failed is a failure, and counted by the kind of its error. An error passes
///   through the factories above it, and each of their resolves has failed too;
///   ``MetricsReport/outermostFailures`` is what callers saw.
/// - A cancelled resolve is neither: nobody got anything, and nothing went wrong.
/// - What a wrapper answers from what it holds, and an optional that is not registered, are no
///   events.
/// - Children and scopes count with their parent, forks do not.
///
/// Memory is bounded by what ``Container/startMetrics(slowest:keys:)`` was told, whatever happens;
/// no instance is held, and neither is the container. Dropping the last reference stops the
/// counting, as nobody could ask for a report any more.
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

  /// What has happened so far.
  ///
  /// - Complexity: O(n log n) in the number of keys that are counted apart.
  public func report() -> MetricsReport { log.report(at: .now) }

  /// Begins anew with nothing counted. One that was stopped stays so.
  public func reset() { log.reset(at: .now) }

  /// Counts nothing any more, not even what is under way; ``report()`` keeps saying what happened
  /// until now. Idempotent.
  public func stop() {
    token.cancel()
    log.stop(at: .now)
  }
}
