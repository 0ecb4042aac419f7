/// The double behind an instance that its container does not keep alive.
struct WeakResident: ContainerResident {
  /// Holds the double weakly.
  let instance: InstanceRecord

  var current: (any ContainerResident)? { instance.strong.flatMap(Residency.find(in:)) }

  // Asked for under the container's lock, where nobody may be the last to let go of an object; and
  // that of one that is gone may be another's by now.
  var identity: ResidentIdentity? { nil }

  func moveIn(sink: (any IssueSink)?) { current?.moveIn(sink: sink) }

  func movedIn(to container: Container) { current?.movedIn(to: container) }

  func restorer() -> (@Sendable () -> Void)? { current?.restorer() }

  func containerDidReset() { current?.containerDidReset() }
}
