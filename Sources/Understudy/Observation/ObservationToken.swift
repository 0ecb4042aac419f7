/// Stands for an observer of a container.
///
/// Dropping it changes nothing; the observer goes with its container or with ``cancel()``.
public final class ObservationToken: Sendable {
  private weak let container: Container?
  private let id: UInt64

  init(container: Container, id: UInt64) {
    self.container = container
    self.id = id
  }

  /// Removes the observer. A notification that is under way may still arrive. Idempotent.
  public func cancel() { container?.removeObserver(id) }
}
