extension ContainerCore {
  /// Drops instances, and registrations too where `target` says everything, but for `kept`.
  ///
  /// - Complexity: O(kept · log n) and O(doubles); O(size of their provenance) for kept instances
  ///   where everything else goes.
  mutating func reset(_ target: ResetTarget, keeping kept: Set<Key>, retired: inout Retired) {
    guard lifecycle == .open else { return }
    changed()
    resets.add(keeping: kept)
    retired.instances.append(instances)
    retired.residentMaps.append(residents)
    for (key, build) in builds where !kept.contains(key) {
      builds[key] = nil
      retired.builds.append(build)
    }
    resetResidents(keeping: kept, retired: &retired)
    let before = instances
    instances = PersistentMap()
    if target == .everything { dropRegistrations(keeping: kept, retired: &retired) }
    for key in kept {
      guard let instance = before.find(key) else { continue }
      instances.insert(target == .everything ? standingAlone(instance) : instance)
    }
    if target == .everything { exempt.formUnion(builds.values.map(ObjectIdentifier.init)) }
  }

  private mutating func dropRegistrations(keeping kept: Set<Key>, retired: inout Retired) {
    retired.registrations.append(registrations)
    var rest = PersistentMap<RegistrationRecord>()
    for key in kept {
      if let record = registrations.find(key) { rest.insert(record) }
    }
    registrations = rest
  }

  /// Asks for the reset of the doubles that are not kept under any of their keys.
  mutating func resetResidents(keeping kept: Set<Key>, retired: inout Retired) {
    var spared: Set<ObjectIdentifier> = []
    for key in kept {
      if let identity = residents.find(key)?.resident.identity { spared.insert(identity) }
    }
    var rest = PersistentMap<ResidentRecord>()
    residents.visit { record in
      let isReady = registrations.find(record.key)?.ready != nil
      if kept.contains(record.key) || isReady { rest.insert(record) }
      guard !kept.contains(record.key) else { return }
      if let identity = record.resident.identity, !spared.insert(identity).inserted { return }
      retired.residents.append(record)
    }
    residents = rest
  }

  /// A kept instance without its claim on registrations that are gone: nothing that becomes of
  /// those can make it stale.
  func standingAlone(_ instance: InstanceRecord) -> InstanceRecord {
    var dependencies: [Provenance] = []
    var visited: Set<ObjectIdentifier> = []
    var open = instance.provenance.dependencies
    while let next = open.popLast() {
      guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
      open.append(contentsOf: next.dependencies)
      guard (record(for: next.key)?.id ?? 0) == next.registration else { continue }
      dependencies.append(next.alone)
    }
    return instance.with(
      Provenance(
        key: instance.key,
        registration: instance.provenance.registration,
        dependencies: dependencies
      )
    )
  }
}
