/// The double behind an instance that its container does not keep alive.
struct WeakResident: ContainerResident {
  /// Holds the double weakly.
  let instance: InstanceRecord

  var current: (any ContainerResident)? { instance.strong.flatMap(Residency.find(in:)) }

  // It is read under the container's lock, where the last reference to an object must not be
  // released; and the identity of a freed object may belong to another one by now.
  var identity: ResidentIdentity? { nil }

  func moveIn(sink: (any IssueSink)?) { current?.moveIn(sink: sink) }

  func movedIn(to container: Container) { current?.movedIn(to: container) }

  func restorer() -> (@Sendable () -> Void)? { current?.restorer() }

  func containerDidReset() { current?.containerDidReset() }
}
