/// An observer that only records events, so that calling it needs no precautions.
///
/// It must not run user code, nor use a container but for its label and identity. Forks inherit the recorders of their origin,
/// unlike observers: a block of overrides belongs to the same record.
package protocol EventRecorder: AnyObject, Sendable {
  /// Records an event. May be called from any thread.
  func record(_ event: ContainerEvent)
  /// Records that an instance was returned. May be called from any thread.
  ///
  /// It stands for ``ContainerEvent/Kind/resolved(cacheHit:)`` without an owner. An instance that
  /// existed already and that no factory resolved has no duration: this path takes less time than
  /// reading a clock twice.
  func recordResolve(_ resolve: RecordedResolve, in container: Container)
  /// Records that a key was registered. May be called from any thread. It stands for
  /// ``ContainerEvent/Kind/registered``, without the site.
  func recordRegistration(of key: Key, in label: String?, container: UInt64)
  /// Records what a factory has resolved by the time it returned or failed. May be called from any
  /// thread.
  func recordOrigin(_ origin: Origin)
}

/// The dependencies that a factory has resolved, for recorders.
package struct Origin: Sendable {
  let provenance: DependencyRecord
}

extension EventRecorder {
  package func recordOrigin(_ origin: Origin) {}

  package func recordRegistration(of key: Key, in label: String?, container: UInt64) {
    record(
      ContainerEvent(kind: .registered, key: key, containerLabel: label, container: container)
    )
  }

  package func recordResolve(_ resolve: RecordedResolve, in container: Container) {
    record(ContainerEvent(resolve, in: container))
  }
}
