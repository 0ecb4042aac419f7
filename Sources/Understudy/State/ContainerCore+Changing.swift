/// Decides what each change of the registrations drops.
extension ContainerCore {
  /// The objects that a change releases; the owner releases them outside its lock.
  struct Retired: ~Copyable {
    /// The parts that few changes release; only the change that made it accesses it.
    private final class Rest {
      @exclusivity(unchecked) var leaves: [MapLeaf] = []
      @exclusivity(unchecked) var state: StateSnapshot?
      @exclusivity(unchecked) var states: [StateSnapshot] = []
      @exclusivity(unchecked) var origins: [ForkOrigin] = []
      @exclusivity(unchecked) var residents: [AttachedDoubleRecord] = []
      @exclusivity(unchecked) var bases: [MapNode] = []
      @exclusivity(unchecked) var others: [Any] = []
      @exclusivity(unchecked) var reset: ResetHistory.Reset?
    }

    private var first: MapLeaf?
    private var second: MapLeaf?
    private var known: Rest?

    /// The doubles to reset.
    var residents: [AttachedDoubleRecord] { known?.residents ?? [] }

    /// The reset that the change has made, for descendants.
    var reset: ResetHistory.Reset? { known?.reset }

    mutating func note(_ reset: ResetHistory.Reset) { rest.reset = reset }

    /// Whether the leaf was released individually.
    func contains(_ leaf: MapLeaf) -> Bool {
      first === leaf || second === leaf || known?.leaves.contains { $0 === leaf } == true
    }

    mutating func add(_ leaf: MapLeaf) {
      if first == nil {
        first = leaf
      } else if second == nil {
        second = leaf
      } else {
        rest.leaves.append(leaf)
      }
    }

    /// Adds everything of an earlier state.
    mutating func add(_ state: consuming StateSnapshot) {
      if rest.state == nil { rest.state = state } else { rest.states.append(state) }
    }

    mutating func add(_ origin: ForkOrigin?) {
      guard let origin else { return }
      rest.origins.append(origin)
    }

    /// Adds what a map that ends keeps of the map it began with, besides its leaves.
    mutating func add(baseOf map: borrowing EditableMap<some MapLeaf>) {
      if let base = map.base { rest.bases.append(base) }
    }

    /// Adds anything else that may hold a user's object.
    mutating func add(other: Any) { rest.others.append(other) }

    /// Adds a double to reset.
    mutating func reset(_ resident: AttachedDoubleRecord) { rest.residents.append(resident) }

    private var rest: Rest {
      mutating get {
        if let known { return known }
        let made = Rest()
        known = made
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
    resident: AttachedDoubleRecord?,
    retired: inout Retired
  ) -> Bool {
    guard takesRegistrations else { return false }
    put(record, resident: resident, retired: &retired)
    return true
  }

  /// Whether registrations may change.
  var takesRegistrations: Bool { lifecycle == .open && rare?.frozen == nil }

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
      noteReplaced(old, isAgain: old.isReplacement && old.isRegistered(where: record))
      record.rank = old.rank
    }
    if let ready = record.ready { keepForCleanup(ready, record) }
    forget(key, old, retired: &retired)
    let oldResident =
      if let resident { attach(resident) } else { moveOut(key) }
    if let oldResident { retired.add(oldResident) }
  }

  /// Records an instance that must be cleaned up when the container closes.
  mutating func keepForCleanup(_ instance: InstanceRecord, _ record: RegistrationRecord) {
    guard record.lifetime.isKept, let cleanup = record.cleanup else { return }
    constructed.append(Constructed(instance: instance, cleanup: cleanup, site: record.site))
  }

  /// Records an instance that was handed to its waiting callers for clean-up, unless the hooks have
  /// run already.
  mutating func keepIfOpen(_ late: Constructed) -> Bool {
    guard lifecycle == .open else { return false }
    constructed.append(late)
    return true
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
    if let resident = moveOut(key) { retired.add(resident) }
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
    if let resident = moveOut(key) { retired.add(resident) }
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
    retired.add(freshness.takeCachedOrigin())
  }
}
