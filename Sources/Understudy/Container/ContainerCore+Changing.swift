extension ContainerCore {
  /// What a change lets go of; released by the owner outside its lock.
  struct Retired {
    /// What only changes of the whole let go of.
    private final class Wholesale {
      @exclusivity(unchecked) var instances: [PersistentMap<InstanceRecord>] = []
      @exclusivity(unchecked) var registrations: [PersistentMap<RegistrationRecord>] = []
      @exclusivity(unchecked) var residentMaps: [PersistentMap<ResidentRecord>] = []
      @exclusivity(unchecked) var origins: [Ancestry] = []
      @exclusivity(unchecked) var residents: [ResidentRecord] = []
    }

    private var first: MapLeaf?
    private var more: [MapLeaf] = []
    private var wholesale: Wholesale?

    /// Doubles to reset.
    var residents: [ResidentRecord] { wholesale?.residents ?? [] }

    /// Whether the leaf is among those that were let go of one by one.
    func contains(_ leaf: MapLeaf) -> Bool { first === leaf || more.contains { $0 === leaf } }

    mutating func add(_ leaf: MapLeaf) {
      if first == nil { first = leaf } else { more.append(leaf) }
    }

    mutating func add(_ map: PersistentMap<InstanceRecord>) { whole.instances.append(map) }
    mutating func add(_ map: PersistentMap<RegistrationRecord>) { whole.registrations.append(map) }
    mutating func add(_ map: PersistentMap<ResidentRecord>) { whole.residentMaps.append(map) }
    mutating func add(_ origin: Ancestry) { whole.origins.append(origin) }

    /// Has a double reset.
    mutating func reset(_ resident: ResidentRecord) { whole.residents.append(resident) }

    private var whole: Wholesale {
      mutating get {
        if let wholesale { return wholesale }
        let made = Wholesale()
        wholesale = made
        return made
      }
    }
  }

  /// Registers, last one wins, and drops what was built from the earlier registration.
  ///
  /// - Returns: `false` in a container that no longer takes registrations.
  /// - Complexity: O(log n); O(instances) if something was built from the earlier registration.
  mutating func register(
    _ record: RegistrationRecord,
    resident: ResidentRecord?,
    retired: inout Retired
  ) -> Bool {
    guard lifecycle == .open else { return false }
    let key = record.key
    record.rank = registrations.find(key)?.rank ?? record.id
    let old = registrations.insert(record)
    if let ready = record.ready { keepForCleanup(ready, record) }
    forget(key, old, retired: &retired)
    let oldResident =
      if let resident { moveIn(resident) } else { moveOut(key) }
    if let oldResident { retired.add(oldResident) }
    return true
  }

  /// Remembers an instance that has to be cleaned up when the container closes.
  mutating func keepForCleanup(_ instance: InstanceRecord, _ record: RegistrationRecord) {
    guard record.lifetime == .singleton, let cleanup = record.cleanup else { return }
    constructed.append(Constructed(instance: instance, cleanup: cleanup, site: record.site))
  }

  /// The same for one that was handed to those who waited, unless the hooks have run already.
  mutating func keepIfOpen(_ late: Constructed) -> Bool {
    guard lifecycle == .open else { return false }
    constructed.append(late)
    return true
  }

  /// Registers unless the key is taken.
  mutating func registerIfAbsent(
    _ record: RegistrationRecord,
    resident: ResidentRecord?,
    retired: inout Retired
  ) -> Bool? {
    guard lifecycle == .open else { return nil }
    guard registrations.find(record.key) == nil else { return false }
    return register(record, resident: resident, retired: &retired)
  }

  /// Removes a registration, and what was built from it.
  mutating func unregister(_ key: Key, retired: inout Retired) -> Bool {
    guard lifecycle == .open, let old = registrations.remove(key) else { return false }
    forget(key, old, retired: &retired)
    // A wrapper may look it up later all the same.
    if old.isDependedUpon { absences.insert(key) }
    if let resident = moveOut(key) { retired.add(resident) }
    return true
  }

  /// Lets go of what came of a key's earlier registration.
  mutating func forget(
    _ key: Key,
    _ old: RegistrationRecord?,
    retired: inout Retired
  ) {
    changed()
    if let instance = instances.remove(key) { retired.add(instance) }
    supersede(key)
    let mayBeUsed =
      old?.isDependedUpon
      // What an ancestor has for the key may have been built from, or its absence.
      ?? (rare?.absences.contains(key) == true || parent?.record(for: key) != nil)
    if mayBeUsed {
      dropStale(&retired)
      // What only looks the key up later has stayed, and will look up the new registration.
      registrations.find(key)?.markDependedUpon()
    }
    if let old { retired.add(old) }
  }

  /// Takes registrations over that others have made. For a core that nobody uses yet.
  mutating func overlay(_ records: [RegistrationRecord]) {
    for record in records { registrations.insert(record) }
  }

  private mutating func dropStale(_ retired: inout Retired) {
    guard ancestry == nil else {
      // Inherited instances may be many and are asked for rarely: each is checked when it is.
      mayHoldStale = true
      return
    }
    var stale: [Key] = []
    var verdicts: [ObjectIdentifier: Bool] = [:]
    instances.visit { if !isCurrent($0.provenance, &verdicts) { stale.append($0.key) } }
    for key in stale { drop(key, retired: &retired) }
  }

  /// Lets go of a built instance, and of its double if it is one. Ready ones are not among them.
  mutating func drop(_ key: Key, retired: inout Retired) {
    // The change that made it stale may not have come here yet, so readers may be at it.
    cache.withdraw()
    if let instance = instances.remove(key) { retired.add(instance) }
    if let resident = moveOut(key) { retired.add(resident) }
  }

  /// Follows a change of an ancestor's registrations or instances.
  mutating func ancestorChanged(_ retired: inout Retired) {
    guard lifecycle == .open else { return }
    changed()
    dropStale(&retired)
  }

  mutating func changed() {
    epoch += 1
    cache.withdraw()
  }
}
