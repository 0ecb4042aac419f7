/// Decides what a reset drops and what it keeps.
extension ContainerCore {
  /// The number of resets so far, for a wrapper that takes something.
  var resetCount: UInt64 { freshness.resetCount }

  /// Drops instances, and with `.everything` registrations too, except `kept`.
  ///
  /// An instance that a reset of everything keeps stays valid from then on, even if one of its
  /// dependencies is replaced.
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
        residents: extras?.testState.shareResidents() ?? PersistentMap()
      )
    )
    retired.add(baseOf: instances)
    if all { retired.add(baseOf: registrations) }
    for build in builds.all where !kept.contains(build.key) { supersede(build.key) }
    extras?.testState.resetResidents(
      keeping: kept,
      andReady: target == .instances,
      in: registrations,
      retired: &retired
    )
    freshness.keepReleased(kept)
    let keepers = kept.compactMap { instances.find($0) }
      .filter { freshness.isCurrent(stored: $0, in: self) }
    instances = EditableMap()
    for instance in keepers { instances.insert(instance) }
    if all {
      extras?.notes.set(nil, retired: &retired)
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
    // Verdicts found while the reset decided what it keeps depend on the earlier registrations.
    freshness.forgetVerdicts()
  }
}
