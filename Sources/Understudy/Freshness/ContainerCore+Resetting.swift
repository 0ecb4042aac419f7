/// Decides what a reset drops and what it keeps.
extension ContainerCore {
  /// The number of resets so far, for a wrapper that takes something.
  var resetCount: UInt64 { freshness.resetCount }

  /// Drops instances, and with `.everything` registrations too, except `kept`.
  ///
  /// What a reset of everything keeps stays valid from then on, even if what it was built from is
  /// replaced.
  ///
  /// - Complexity: O(kept · log n) and O(doubles).
  ///
  /// - Returns: `false` if the core refuses, and has dropped nothing.
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
      StateSnapshot(
        registrations: all ? registrations.share() : PersistentMap(),
        instances: instances.share(),
        residents: shareResidents()
      )
    )
    retired.add(baseOf: instances)
    if all { retired.add(baseOf: registrations) }
    for build in builds.all where !kept.contains(build.key) { supersede(build.key) }
    resetResidents(keeping: kept, andReady: target == .instances, retired: &retired)
    freshness.keepReleased(kept)
    let keepers = kept.compactMap { instances.find($0) }
      .filter { freshness.isCurrent(stored: $0, in: self) }
    instances = EditableMap()
    for instance in keepers { instances.insert(instance) }
    if all {
      if let modules { retired.add(other: modules) }
      modules = nil
      dropRegistrations(keeping: kept)
      freshness.noteIndependent(keepers, builds.all)
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

  /// Requests the reset of the doubles that are not kept under any of their keys.
  ///
  /// - Parameter isReadyKept: whether doubles registered as instances stay.
  mutating func resetResidents(
    keeping kept: Set<Key>,
    andReady isReadyKept: Bool,
    retired: inout Retired
  ) {
    guard let rare else { return }
    var spared: Set<AttachedDoubleIdentity> = []
    for key in kept {
      if let identity = resident(of: key)?.resident.identity { spared.insert(identity) }
    }
    var rest = EditableMap<AttachedDoubleRecord>()
    rare.residents.visit { record in
      let isReady = isReadyKept && registrations.find(record.key)?.ready != nil
      // A substitute stays, whatever is reset.
      let isStandIn = rare.substitutes[record.key] != nil
      if kept.contains(record.key) || isReady || isStandIn { rest.insert(record) }
      guard !kept.contains(record.key) else { return }
      if let identity = record.resident.identity, !spared.insert(identity).inserted { return }
      retired.reset(record)
    }
    rare.residents = rest
  }
}
