/// Takes over instances and registrations of another core, for containers layered over each other.
extension ContainerCore {
  /// The instances that a container has built, for containers layered over it.
  struct BuiltState {
    let registrations: PersistentMap<RegistrationRecord>
    let instances: PersistentMap<InstanceRecord>
    let freshness: Freshness.Layer
  }

  /// Returns the built instances, for a container layered over this one.
  ///
  /// - Returns: `nil` if nothing is built.
  mutating func builtState() -> BuiltState? {
    guard let origin = makeOrigin() else { return nil }
    return BuiltState(
      registrations: registrations.share(),
      instances: instances.share(),
      freshness: freshness.layer(from: origin)
    )
  }

  /// Takes over instances whose registration is the same here. Their dependencies are checked when
  /// they are resolved.
  ///
  /// - Parameter isGuarded: whether the rules here refuse what passed where they were built.
  mutating func importBuilt(_ built: BuiltState, isGuarded: Bool, retired: inout Retired) {
    guard lifecycle == .open else { return }
    changed(&retired)
    built.instances.visit { instance in
      guard let record = registrations.find(instance.key), instances.find(instance.key) == nil,
        record === built.registrations.find(instance.key)
      else { return }
      instances.insert(instance)
    }
    freshness.add(built.freshness, isGuarded: isGuarded)
  }

  /// Makes these the registrations of their keys again. Hooks and doubles of ready instances stay
  /// with the container that first added them.
  ///
  /// - Returns: whether one of them had been replaced.
  mutating func reapply(_ records: [RegistrationRecord], retired: inout Retired) -> Bool {
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
