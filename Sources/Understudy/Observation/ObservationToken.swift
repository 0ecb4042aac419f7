/// Identifies an observer of a container, to remove it.
///
/// Dropping the token has no effect; the observer ends with its container or with ``cancel()``.
public final class ObservationToken: Sendable {
  private weak let container: Container?
  private let id: UInt64

  init(container: Container, id: UInt64) {
    self.container = container
    self.id = id
  }

  /// Removes the observer. A notification that is already running may still arrive. Idempotent.
  public func cancel() { container?.removeObserver(id) }
}
