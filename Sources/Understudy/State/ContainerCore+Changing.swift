/// Decides what each change of the registrations drops.
extension ContainerCore {
  /// Registers, last one wins, and drops what was built from the earlier registration.
  ///
  /// - Returns: `false` in a container that no longer takes registrations.
  /// - Complexity: O(log n); O(instances) if something was built from the earlier registration.
  mutating func register(
    _ record: RegistrationRecord,
    resident: AttachedDoubleRecord?,
    retired: inout Retired
  ) -> Bool {
    guard takesRegistrations else { return false }
    put(record, resident: resident, retired: &retired)
    return true
  }

  /// Whether registrations may change.
  var takesRegistrations: Bool { lifecycle == .open && extras?.notes.frozenAt == nil }

  /// Makes every use of a key fail, even in a frozen container.
  mutating func poison(_ record: RegistrationRecord, retired: inout Retired) {
    guard lifecycle == .open else { return }
    put(record, resident: nil, retired: &retired)
  }

  private mutating func put(
    _ record: RegistrationRecord,
    resident: AttachedDoubleRecord?,
    retired: inout Retired
  ) {
    let key = record.key
    let old = registrations.insert(record)
    if let old {
      // In a fork it was overridden, which is what forks are for; a replacement that is registered
      // again at its line replaces itself.
      let isAgain = old.isReplacement && old.isRegistered(where: record)
      if !isFork, !isAgain, old.provided == nil { extras.made.notes.noteReplaced(old) }
      record.rank = old.rank
    }
    if let ready = record.ready { keepForCleanup(ready, record) }
    forget(key, old, retired: &retired)
    let oldResident =
      if let resident {
        extras.made.testState.attach(resident)
      } else {
        extras?.testState.detach(key)
      }
    if let oldResident { retired.add(oldResident) }
  }

  /// Registers unless the key is taken.
  mutating func registerIfAbsent(
    _ record: RegistrationRecord,
    resident: AttachedDoubleRecord?,
    retired: inout Retired
  ) -> Bool? {
    guard lifecycle == .open else { return nil }
    // A typed key's declared default stands in for a missing registration.
    if let old = registrations.find(record.key), old.provided == nil { return false }
    return register(record, resident: resident, retired: &retired) ? true : nil
  }

  /// Removes a registration, and what was built from it.
  mutating func unregister(_ key: Key, retired: inout Retired) -> Bool {
    guard takesRegistrations, let old = registrations.remove(key) else { return false }
    forget(key, old, retired: &retired)
    // A wrapper may still look it up later.
    if old.isDependedUpon { freshness.noteMissed(key) }
    if let resident = extras?.testState.detach(key) { retired.add(resident) }
    return true
  }

  /// Drops what was built from a key's earlier registration.
  mutating func forget(
    _ key: Key,
    _ old: RegistrationRecord?,
    retired: inout Retired
  ) {
    changed(&retired)
    if let instance = instances.remove(key) { retired.add(instance) }
    if !builds.isEmpty { supersede(key) }
    if freshness.mayHaveDependents(key, replacing: old, in: self) {
      dropStale(&retired)
      // Instances that only look the key up later have stayed, and will look up the new
      // registration.
      registrations.find(key)?.markDependedUpon()
    }
    if let old { retired.add(old) }
  }

  /// Adds registrations made elsewhere. For a core that is not yet in use.
  mutating func overlay(_ records: [RegistrationRecord]) {
    for record in records { registrations.insert(record) }
  }

  mutating func dropStale(_ retired: inout Retired) {
    guard freshness.origin == nil else {
      // There may be many inherited instances, rarely resolved: each is checked when it is
      // resolved.
      freshness.checkWhenResolved()
      return
    }
    var stale: [Key] = []
    var verdicts: [ObjectIdentifier: Bool] = [:]
    instances.visit { instance in
      let isCurrent = freshness.isCurrent(instance.provenance, in: self, &verdicts)
      if !isCurrent { stale.append(instance.key) }
    }
    for key in stale { drop(key, retired: &retired) }
  }

  /// Drops a built instance, and its double if it is one. Ready instances are not affected.
  mutating func drop(_ key: Key, retired: inout Retired) {
    // The change that made it stale may not have arrived here yet, so readers may be using it.
    cache.withdraw()
    retired.add(freshness.takeCachedOrigin())
    if let instance = instances.remove(key) { retired.add(instance) }
    if let resident = extras?.testState.detach(key) { retired.add(resident) }
  }

  /// Applies a change of an ancestor's registrations or instances.
  mutating func ancestorChanged(_ retired: inout Retired) {
    guard lifecycle == .open else { return }
    changed(&retired)
    if let reset = retired.reset { freshness.follow(reset) }
    dropStale(&retired)
  }

  /// Withdraws what readers use, and what sharing forks were given, either of which would keep
  /// dropped instances; the first step of every change.
  mutating func changed(_ retired: inout Retired) {
    epoch += 1
    cache.withdraw()
    freshness.forgetVerdicts()
    retired.add(freshness.takeCachedOrigin())
  }
}
