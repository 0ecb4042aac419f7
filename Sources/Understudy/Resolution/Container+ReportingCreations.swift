/// Reports to a test what factories build.
extension Container {
  @inline(__always)
  var followsCreations: Bool { test?.followsCreations == true }

  /// Reports what a factory has built here, if it is an object and a test observes that.
  func reportCreation(
    of value: @autoclosure () -> Any,
    _ record: RegistrationRecord,
    builtFrom provenance: DependencyRecord,
    _ request: Request
  ) {
    guard followsCreations else { return }
    reportCreation(
      of: value(),
      (record.key, record.id, record.site.site),
      builtFrom: provenance.dependencies,
      request
    )
  }

  func reportCreation(
    of value: Any,
    _ registration: (key: Key, id: UInt64, site: SourceSite),
    builtFrom dependencies: DependencyList,
    _ request: Request
  ) {
    guard let host, let object = Self.object(of: value), !gave(object, among: dependencies) else {
      return
    }
    host.built(
      object,
      InstanceOrigin(
        key: registration.key,
        registration: registration.id,
        registeredAt: registration.site,
        builtFor: request.site,
        container: id,
        label: label,
        line: lineageIDs
      )
    )
  }

  private static func object(of value: Any) -> AnyObject? {
    // Not `as? AnyObject`: every value can be boxed into an object, which is freed at once.
    type(of: value) is AnyClass ? value as AnyObject : nil
  }

  /// Whether a factory has only returned what it resolved: a ready instance, or one that was built
  /// without an observer.
  private func gave(_ object: AnyObject, among dependencies: DependencyList) -> Bool {
    var open = Array(dependencies)
    var seen: Set<ObjectIdentifier> = []
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if keeps(object, under: next.key) { return true }
      open += next.dependencies
    }
    return false
  }

  private func keeps(_ object: AnyObject, under key: Key) -> Bool {
    var container: Container? = self
    while let current = container {
      let (ready, built) = current.withCore {
        ($0.registrations.find(key)?.ready, $0.instances.find(key)?.strong)
      }
      for case let instance? in [ready, built] where Self.object(of: instance.anyValue) === object {
        return true
      }
      container = current.parent
    }
    return false
  }
}

/// Tracks which containers are related.
extension Container {
  /// The IDs of the containers this one descends from, as a fork or as a child, and its own.
  private var lineageIDs: [UInt64] {
    let ids = withCore { $0.extras?.testState.lineage }
    return ids.flatMap { $0.isEmpty ? nil : $0 } ?? [id]
  }

  /// Adds this container to its lineage. Called once, with a core that has its origin's lineage.
  func extendLineage(of core: inout ContainerCore) {
    if followsCreations {
      core.extras.made.testState.extendLineage(by: (parent?.lineageIDs ?? []) + [id])
    } else {
      core.extras?.testState.forgetLineage()
    }
  }
}
