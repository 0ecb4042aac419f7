extension ContainerCore {
  /// The registrations that a reset of everything has dropped.
  struct Departed: Sendable {
    /// All that were there.
    let registrations: PersistentMap<RegistrationRecord>
    let kept: Set<Key>

    func contains(_ look: Provenance) -> Bool {
      !kept.contains(look.key) && registrations.find(look.key)?.id == look.registration
    }
  }

  /// Drops instances, and registrations too where `target` says everything, but for `kept`.
  ///
  /// - Complexity: O(kept · log n) and O(doubles); O(size of their provenance) for kept instances
  ///   where everything else goes.
  ///
  /// - Returns: `false` where it may not, and has dropped nothing.
  @discardableResult
  mutating func reset(
    _ target: ResetTarget,
    keeping kept: Set<Key>,
    retired: inout Retired
  ) -> Bool {
    guard target == .everything ? takesRegistrations : lifecycle == .open else { return false }
    changed(&retired)
    note(.whole(keeping: kept), &retired)
    let all = target == .everything
    retired.add(
      Memento(
        registrations: all ? registrations.share() : PersistentMap(),
        instances: instances.share(),
        residents: shareResidents()
      )
    )
    retired.add(baseOf: instances)
    if all { retired.add(baseOf: registrations) }
    for build in builds.all where !kept.contains(build.key) { supersede(build.key) }
    resetResidents(keeping: kept, andReady: target == .instances, retired: &retired)
    if rare?.buried.isEmpty == false { buried.keep(kept) }
    let keepers = kept.compactMap { instances.find($0) }.filter { !mayHoldStale || isCurrent($0) }
    instances = EditableMap()
    switch target {
    case .instances:
      for instance in keepers { instances.insert(instance) }
    case .everything:
      if let modules { retired.add(other: modules) }
      modules = nil
      let departed = Departed(registrations: registrations.share(), kept: kept)
      dropRegistrations(keeping: kept)
      for instance in keepers { instances.insert(standingAlone(instance, without: [departed])) }
      for build in builds.all { exempt[ObjectIdentifier(build), default: []].append(departed) }
    }
    return true
  }

  private mutating func dropRegistrations(keeping kept: Set<Key>) {
    var rest = EditableMap<RegistrationRecord>()
    for key in kept {
      if let record = registrations.find(key) { rest.insert(record) }
    }
    registrations = rest
  }

  /// Asks for the reset of the doubles that are not kept under any of their keys.
  ///
  /// - Parameter isReadyKept: whether those that are registered as instances stay.
  mutating func resetResidents(
    keeping kept: Set<Key>,
    andReady isReadyKept: Bool,
    retired: inout Retired
  ) {
    guard let rare else { return }
    var spared: Set<ResidentIdentity> = []
    for key in kept {
      if let identity = resident(of: key)?.resident.identity { spared.insert(identity) }
    }
    var rest = EditableMap<ResidentRecord>()
    rare.residents.visit { record in
      let isReady = isReadyKept && registrations.find(record.key)?.ready != nil
      if kept.contains(record.key) || isReady { rest.insert(record) }
      guard !kept.contains(record.key) else { return }
      if let identity = record.resident.identity, !spared.insert(identity).inserted { return }
      retired.reset(record)
    }
    rare.residents = rest
  }

  /// A kept instance without its claim on registrations that went with the reset which kept it:
  /// nothing that becomes of those can make it stale.
  mutating func standingAlone(
    _ instance: InstanceRecord,
    without departed: [Departed]
  ) -> InstanceRecord {
    var dependencies: [Provenance] = []
    var isChanged = false
    var visited: Set<ObjectIdentifier> = []
    var open = instance.provenance.dependencies
    while let next = open.popLast() {
      guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
      if isKeptAbove(next) {
        dependencies.append(next)
        continue
      }
      open.append(contentsOf: next.dependencies)
      if departed.contains(where: { $0.contains(next) }), !stands(next) {
        isChanged = true
      } else {
        dependencies.append(next.alone)
        if withRecord(for: next.key, { _ in }) == nil { absences.insert(next.key) }
      }
    }
    guard isChanged else { return instance }
    let old = instance.provenance
    return instance.with(
      Provenance(
        key: old.key,
        registration: old.registration,
        dependencies: dependencies,
        level: old.level,
        kind: old.kind,
        mark: old.mark,
        standingFor: old
      )
    )
  }
}
