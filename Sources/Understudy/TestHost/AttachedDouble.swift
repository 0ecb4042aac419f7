/// An instance that is attached to the container it is registered in, as test doubles are.
package protocol AttachedDouble: Sendable {
  /// Identifies a double that is registered under several keys.
  var identity: AttachedDoubleIdentity? { get }
  /// Called once for each container the instance is registered in.
  func attach(host: (any TestHost)?)
  /// Called with the container itself, after `attach`.
  func attached(to container: Container)
  /// Called when an injection is made of it.
  func injected()
  /// Returns a closure that restores its present state, for when a snapshot taken now is restored.
  func restorer() -> (@Sendable () -> Void)?
  /// Called when that container is reset or closed, never under a lock.
  func containerDidReset()

  /// The attached instance: itself, or `nil` if it is gone.
  var current: (any AttachedDouble)? { get }
}

extension AttachedDouble {
  package func attached(to container: Container) {}
  package func injected() {}
  package var current: (any AttachedDouble)? { self }
  package func restorer() -> (@Sendable () -> Void)? { nil }
}
