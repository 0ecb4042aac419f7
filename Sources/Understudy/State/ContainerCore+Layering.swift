/// Takes over instances and registrations of another core, for containers layered over each other.
extension ContainerCore {
  /// The instances that a container has built, for containers layered over it.
  struct Estate {
    let registrations: PersistentMap<RegistrationRecord>
    let instances: PersistentMap<InstanceRecord>
    let absences: Set<Key>
    let ancestry: ForkOrigin
    let unjudged: [ForkOrigin]
    let independent: InstanceSet
  }

  /// Returns the built instances, for a container layered over this one.
  ///
  /// - Returns: `nil` if nothing is built.
  mutating func estate() -> Estate? {
    guard let ancestry = ancestryOfHeir() else { return nil }
    return Estate(
      registrations: registrations.share(),
      instances: instances.share(),
      absences: absences,
      ancestry: ancestry,
      unjudged: unjudged,
      independent: independent
    )
  }

  /// Takes over instances whose registration is the same here. Their dependencies are checked when
  /// they are resolved.
  ///
  /// - Parameter isGuarded: whether the rules here refuse what passed where they were built.
  mutating func adopt(_ estate: Estate, isGuarded: Bool, retired: inout Retired) {
    guard lifecycle == .open else { return }
    changed(&retired)
    estate.instances.visit { instance in
      guard let record = registrations.find(instance.key), instances.find(instance.key) == nil,
        record === estate.registrations.find(instance.key)
      else { return }
      instances.insert(instance)
    }
    if !estate.absences.isEmpty { absences.formUnion(estate.absences) }
    if !estate.independent.isEmpty { independent.formUnion(estate.independent) }
    if ancestry == nil { ancestry = estate.ancestry }
    // In addition to what was taken over before.
    let added = isGuarded ? [estate.ancestry] : estate.unjudged
    if !added.isEmpty { unjudged += added }
    mayHoldStale = true
  }

  /// Makes these the registrations of their keys again. Hooks and doubles of ready instances stay
  /// with the container that first added them.
  ///
  /// - Returns: whether one of them had been replaced.
  mutating func reinstate(_ records: [RegistrationRecord], retired: inout Retired) -> Bool {
    guard lifecycle == .open else { return false }
    var isCovered = false
    for record in records where registrations.find(record.key) !== record {
      isCovered = true
      let old = registrations.insert(record)
      forget(record.key, old, retired: &retired)
    }
    return isCovered
  }
}
