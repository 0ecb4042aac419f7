/// The double behind an instance that its container does not keep alive.
struct WeakAttachedDouble: AttachedDouble {
  /// Holds the double weakly.
  let instance: InstanceRecord

  var current: (any AttachedDouble)? { instance.strong.flatMap(AttachedDoubles.find(in:)) }

  // It is read under the container's lock, where the last reference to an object must not be
  // released; and the identity of a freed object may belong to another one by now.
  var identity: AttachedDoubleIdentity? { nil }

  func attach(host: (any TestHost)?) { current?.attach(host: host) }

  func attached(to container: Container) { current?.attached(to: container) }

  func restorer() -> (@Sendable () -> Void)? { current?.restorer() }

  func containerDidReset() { current?.containerDidReset() }
}
