/// An observer that only takes down what it is told, so that telling it needs no precautions.
///
/// It must neither run user code nor use a container. Forks take the recorders of their origin along,
/// which they do not do with observers: a block of overrides belongs to the same story.
package protocol EventRecorder: AnyObject, Sendable {
  /// Takes an event from any thread.
  func record(_ event: ContainerEvent)
  /// Takes, from any thread, that somebody got an instance that was there already and no factory
  /// asked for.
  ///
  /// It stands for ``ContainerEvent/Kind/resolved(cacheHit:)`` of depth 1, without asker and owner,
  /// and of no duration: what takes this way takes less time than two looks at a clock.
  func recordHit(_ key: Key, at site: SourceSite, label: String?, container: UInt64)
  /// Takes, from any thread, that a key was registered; stands for
  /// ``ContainerEvent/Kind/registered``, without the site.
  func recordRegistration(of key: Key, in label: String?, container: UInt64)
  /// Takes, from any thread, what a factory has resolved by the time it returned or failed.
  func recordOrigin(_ origin: Origin)
}

/// What a factory has resolved, for those that record.
package struct Origin: Sendable {
  let provenance: Provenance
}

extension EventRecorder {
  package func recordOrigin(_ origin: Origin) {}

  package func recordRegistration(of key: Key, in label: String?, container: UInt64) {
    record(
      ContainerEvent(kind: .registered, key: key, containerLabel: label, container: container)
    )
  }

  package func recordHit(_ key: Key, at site: SourceSite, label: String?, container: UInt64) {
    record(
      ContainerEvent(
        kind: .resolved(cacheHit: true),
        key: key,
        depth: 1,
        containerLabel: label,
        site: site,
        container: container
      )
    )
  }
}
