extension Container {
  /// The instances that a resolve would give without building anything, by key.
  ///
  /// The container's own registrations come first, in their order, then the instances that it keeps
  /// for its ancestors. An instance is `nil` where a resolve would build or refuse.
  package var heldInstances: [(key: Key, instance: Any?)] {
    let (registrations, instances) = withCore { ($0.registrations.share(), $0.instances.share()) }
    // A scope keeps what is registered above.
    var others: [Key] = []
    instances.visit { if registrations.find($0.key) == nil { others.append($0.key) } }
    let inherited = others.sortedByName.compactMap { parent?.record(for: $0) }
    return (registrations.inOrder + inherited).map { record in
      (record.key, held(record, record.ready ?? instances.find(record.key))?.anyValue)
    }
  }

  /// The instance, if the container would give it as it is.
  private func held(_ record: RegistrationRecord, _ instance: InstanceRecord?) -> InstanceRecord? {
    guard record.defect == nil, rules?.refuses(record) != true, let instance = instance?.strong,
      withCore({ $0.wouldGive(instance, rules) })
    else { return nil }
    return instance
  }

  /// Resolves a key whose type is not known where the call stands.
  package func resolveErased(_ key: Key, at site: SourceSite) async throws -> Any {
    try await resolveErased(key, Request(key, site: site, chain: nil))
  }
}

extension ContainerCore {
  fileprivate func wouldGive(_ instance: InstanceRecord, _ rules: MockRules?) -> Bool {
    guard freshness.isCurrent(stored: instance, in: self),
      case .passes = verdict(on: instance, rules)
    else { return false }
    return true
  }
}
