extension ContainerCore {
  /// What a change lets go of; released by the owner outside its lock.
  struct Retired {
    var leaves: [MapLeaf] = []
    var instances: [PersistentMap<InstanceRecord>] = []
    var registrations: [PersistentMap<RegistrationRecord>] = []
    var builds: [Build] = []
    /// Doubles to reset.
    var residents: [ResidentRecord] = []
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
      if let resident { residents.insert(resident) } else { residents.remove(key) }
    if let oldResident { retired.leaves.append(oldResident) }
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
    if let resident = residents.remove(key) { retired.leaves.append(resident) }
    return true
  }

  /// Lets go of what came of a key's earlier registration.
  private mutating func forget(
    _ key: Key,
    _ old: RegistrationRecord?,
    retired: inout Retired
  ) {
    changed()
    let instance = instances.remove(key)
    if let build = builds.removeValue(forKey: key) { retired.builds.append(build) }
    let mayBeUsed =
      old.map { $0.isDependedUpon || $0.ready?.provenance.isDependedUpon == true }
      // What an ancestor has for the key may have been built from, or its absence.
      ?? (absences.contains(key) || parent?.record(for: key) != nil)
    if mayBeUsed || instance?.provenance.isDependedUpon == true { dropStale(&retired) }
    retired.leaves.append(contentsOf: [old, instance].compactMap { $0 })
  }

  /// Takes registrations over that others have made. For a core that nobody uses yet.
  mutating func overlay(_ records: [RegistrationRecord]) {
    for record in records { registrations.insert(record) }
  }

  /// Makes the instance's double live here.
  mutating func moveIn(_ resident: ResidentRecord) -> ResidentRecord? {
    residents.insert(resident)
  }

  private mutating func dropStale(_ retired: inout Retired) {
    guard inherited == nil else {
      // Inherited instances may be many and are asked for rarely: each is checked when it is.
      mayHoldStale = true
      return
    }
    var stale: [Key] = []
    instances.visit { if !isCurrent($0) { stale.append($0.key) } }
    for key in stale {
      if let leaf = instances.remove(key) { retired.leaves.append(leaf) }
    }
  }

  /// Drops instances, and registrations too where `target` says everything, but for `kept`.
  ///
  /// - Complexity: O(kept · log n); dropping instances that others were built from, or
  ///   everything while keeping something, is O(n).
  mutating func reset(_ target: ResetTarget, keeping kept: Set<Key>, retired: inout Retired) {
    guard lifecycle == .open else { return }
    changed()
    resets.add(keeping: kept)
    retired.instances.append(instances)
    var keptInstances = PersistentMap<InstanceRecord>()
    for key in kept {
      if let instance = instances.find(key) { keptInstances.insert(instance) }
    }
    if !kept.isEmpty { markDependedUpon(droppedFor: kept) }
    instances = keptInstances
    for (key, build) in builds where !kept.contains(key) {
      builds[key] = nil
      retired.builds.append(build)
    }
    residents.visit { if !kept.contains($0.key) { retired.residents.append($0) } }
    if target == .everything { dropRegistrations(keeping: kept, retired: &retired) }
  }

  private mutating func dropRegistrations(keeping kept: Set<Key>, retired: inout Retired) {
    retired.registrations.append(registrations)
    var rest = PersistentMap<RegistrationRecord>()
    var restResidents = PersistentMap<ResidentRecord>()
    for key in kept {
      if let record = registrations.find(key) { rest.insert(record) }
      if let resident = residents.find(key) { restResidents.insert(resident) }
    }
    registrations = rest
    residents = restResidents
  }

  /// Kept instances may stand on dropped ones; registering those again must still find them.
  private func markDependedUpon(droppedFor kept: Set<Key>) {
    instances.visit { instance in
      guard !kept.contains(instance.key), instance.provenance.isDependedUpon else { return }
      registrations.find(instance.key)?.markDependedUpon()
    }
  }

  /// Follows a change of an ancestor's registrations, or the loss of instances there.
  mutating func ancestorChanged(dropped: Set<ObjectIdentifier>, retired: inout Retired) {
    guard lifecycle == .open else { return }
    changed()
    var stale: [Key] = []
    instances.visit { instance in
      if !isCurrent(instance) || instance.provenance.contains(anyOf: dropped) {
        stale.append(instance.key)
      }
    }
    for key in stale {
      if let leaf = instances.remove(key) { retired.leaves.append(leaf) }
    }
    // A build in flight may have read what is gone; who waits for it gets it, the rest builds anew.
    guard !dropped.isEmpty else { return }
    retired.builds.append(contentsOf: builds.values)
    builds = [:]
  }

  mutating func changed() {
    epoch += 1
    cache.removeAll()
  }
}
