/// An instance that is attached to the container it is registered in, as test doubles are.
package protocol ContainerResident: Sendable {
  /// Identifies a double that is registered under several keys.
  var identity: ResidentIdentity? { get }
  /// Called once for each container the instance is registered in.
  func moveIn(sink: (any IssueSink)?)
  /// Called with the container itself, after `moveIn`.
  func movedIn(to container: Container)
  /// Returns a closure that restores its present state, for when a snapshot taken now is restored.
  func restorer() -> (@Sendable () -> Void)?
  /// Called when that container is reset or closed, never under a lock.
  func containerDidReset()

  /// The attached instance: itself, or `nil` if it is gone.
  var current: (any ContainerResident)? { get }
}

extension ContainerResident {
  package func movedIn(to container: Container) {}
  package var current: (any ContainerResident)? { self }
  package func restorer() -> (@Sendable () -> Void)? { nil }
}
