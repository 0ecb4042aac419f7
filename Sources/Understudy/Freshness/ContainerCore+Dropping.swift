/// Drops the instances of single keys, and decides what counts as stale because of that.
extension ContainerCore {
  /// Drops the instances of some keys, and what was built from them.
  ///
  /// Running builds of those keys are superseded; a build of another key that has used what is
  /// dropped is found stale when it ends.
  ///
  /// - Complexity: O(keys · log n), and O(instances) if something of theirs was there.
  ///
  /// - Returns: the keys that are registered here; `nil` if the core refuses, and has dropped
  ///   nothing.
  mutating func reset(only keys: Set<Key>, retired: inout Retired) -> Set<Key>? {
    guard lifecycle == .open else { return nil }
    changed(&retired)
    freshness.forgetGoneResets()
    var isBuilt = false
    for key in keys where dropAndNote(key, retired: &retired) { isBuilt = true }
    if isBuilt { dropStale(&retired) }
    noteReset(ofUnkept: keys, &retired)
    return keys.filter { registrations.contains($0) }
  }

  /// Records the reset of keys whose instances no container keeps, for the wrappers that hold one.
  private mutating func noteReset(ofUnkept keys: Set<Key>, _ retired: inout Retired) {
    let unkept = keys.filter { key in
      registrations.find(key).map { $0.lifetime == .transient || $0.lifetime == .graph } == true
    }
    if !unkept.isEmpty { note(.only(Array(unkept)), &retired) }
  }

  /// Records a reset here and, through the change counter, in descendants.
  mutating func note(_ reset: ResetHistory.Reset, _ retired: inout Retired) {
    freshness.note(reset)
    retired.note(reset)
  }

  /// Drops the instance of a key and records that it is stale.
  ///
  /// - Returns: whether something may have been built from the dropped instance.
  private mutating func dropAndNote(_ key: Key, retired: inout Retired) -> Bool {
    let instance = instances.remove(key)
    if let instance { retired.add(instance) }
    let build = builds[key]
    let mayBeUsed = freshness.noteReset(of: key, instance?.provenance, build)
    if build != nil { supersede(key) }
    if let resident = extras?.testState.resident(of: key) {
      if registrations.find(key)?.ready == nil, extras?.testState.substitute(for: key) == nil {
        _ = extras?.testState.detach(key)
      }
      retired.reset(resident)
    }
    return mayBeUsed
  }

  /// Removes weak instances that were found released, except those whose keys have other instances
  /// by now.
  ///
  /// Nothing becomes stale: what was built from them while they existed stays.
  ///
  /// - Returns: their keys.
  /// - Complexity: O(released · log n).
  mutating func removeReleased(
    _ released: [InstanceRecord],
    retired: inout Retired
  ) -> [Key] {
    guard lifecycle != .closed else { return [] }
    var keys: [Key] = []
    for record in released where instances.find(record.key) === record {
      freshness.noteReleased(record.provenance)
      if let leaf = instances.remove(record.key) { retired.add(leaf) }
      if let resident = extras?.testState.detach(record.key) { retired.add(resident) }
      keys.append(record.key)
    }
    // The cached origin would keep the records.
    if !keys.isEmpty { retired.add(freshness.takeCachedOrigin()) }
    return keys
  }
}
