extension ContainerCore {
  /// Drops the instances of some keys, and what was built from them.
  ///
  /// Builds in flight of those keys are superseded; one of another key that has used what is dropped
  /// is found wanting when it ends.
  ///
  /// - Complexity: O(keys · log n), and O(instances) if something of theirs was there.
  ///
  /// - Returns: the keys that are registered here; `nil` where it may not, and has dropped nothing.
  mutating func reset(only keys: Set<Key>, retired: inout Retired) -> Set<Key>? {
    guard lifecycle == .open else { return nil }
    changed(&retired)
    if rare?.dismissed.isEmpty == false { dismissed.prune() }
    var isBuilt = false
    for key in keys where dismiss(key, retired: &retired) { isBuilt = true }
    if isBuilt { dropStale(&retired) }
    noteReset(ofUnkept: keys, &retired)
    return keys.filter { registrations.contains($0) }
  }

  /// Remembers the reset of keys whose instances no container keeps, for the wrappers that hold one.
  private mutating func noteReset(ofUnkept keys: Set<Key>, _ retired: inout Retired) {
    let unkept = keys.filter { key in
      registrations.find(key).map { $0.lifetime == .transient || $0.lifetime == .graph } == true
    }
    if !unkept.isEmpty { note(.only(Array(unkept)), &retired) }
  }

  /// Remembers a reset, here and, by what has changed, in descendants.
  mutating func note(_ reset: ResetHistory.Reset, _ retired: inout Retired) {
    resets.add(reset)
    retired.note(reset)
  }

  /// - Returns: whether something may have been built from what was there.
  private mutating func dismiss(_ key: Key, retired: inout Retired) -> Bool {
    var past = rare?.buried.isEmpty == false ? buried.remove(key) : []
    if let instance = instances.remove(key) {
      past.append(instance.provenance)
      retired.add(instance)
    }
    for provenance in past { dismissed.insert(provenance) }
    let build = builds[key]
    if let build {
      dismissedBuilds.insert(ObjectIdentifier(build))
      supersede(key)
    }
    if let resident = resident(of: key) {
      if registrations.find(key)?.ready == nil, substitute(for: key) == nil { _ = moveOut(key) }
      retired.reset(resident)
    }
    return !past.isEmpty || build != nil
  }

  /// Puts weak instances away that were found dead, but for those whose keys have others by now.
  ///
  /// Nothing becomes stale: what was built from them while they lived stays as it is.
  ///
  /// - Returns: their keys.
  /// - Complexity: O(dead · log n).
  mutating func bury(_ dead: [InstanceRecord], retired: inout Retired) -> [Key] {
    guard lifecycle != .closed else { return [] }
    var keys: [Key] = []
    for record in dead where instances.find(record.key) === record {
      buried.insert(record.provenance)
      if let leaf = instances.remove(record.key) { retired.add(leaf) }
      if let resident = moveOut(record.key) { retired.add(resident) }
      keys.append(record.key)
    }
    // It would keep the records.
    if !keys.isEmpty { retired.add(legacy.take()) }
    return keys
  }

  /// Forgets those that nothing was built from, once nobody has their records any more.
  mutating func forgetBuried() {
    if rare?.buried.isEmpty == false { buried.prune() }
  }
}
