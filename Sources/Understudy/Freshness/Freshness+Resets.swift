/// Remembers what was reset, what a reset has kept, and which weak instances were released.
extension Freshness {
  /// The number of resets of both kinds, including those of ancestors.
  var resetCount: UInt64 { history?.resets.count ?? 0 }

  /// Whether what a wrapper took at that count has survived all resets since.
  ///
  /// - Parameter isInherited: whether an ancestor registers the key.
  func survives(_ key: Key, since taken: UInt64, isInherited: Bool) -> Bool {
    history?.resets.keeps(key, since: taken, isInherited: isInherited) ?? true
  }

  mutating func note(_ reset: ResetHistory.Reset) { madeHistory.resets.add(reset) }

  /// Records the reset of an ancestor.
  mutating func follow(_ reset: ResetHistory.Reset) { madeHistory.resets.follow(reset) }

  /// Whether the lookup found an instance that was reset individually.
  func wasReset(_ lookup: DependencyRecord) -> Bool {
    history?.resetInstances.contains(lookup) == true
  }

  /// Records the reset of a key: what was built from its instances is stale.
  ///
  /// - Parameters:
  ///   - instance: the one that was stored; those that were found released count as well.
  ///   - build: the running one.
  /// - Returns: whether something may have been built from them.
  mutating func noteReset(
    of key: Key,
    _ instance: DependencyRecord?,
    _ build: Build?
  ) -> Bool {
    var former: [DependencyRecord] = []
    if let history, !history.releasedInstances.isEmpty {
      former = history.releasedInstances.remove(key)
    }
    if let instance { former.append(instance) }
    guard !former.isEmpty || build != nil else { return false }
    let history = madeHistory
    for record in former { history.resetInstances.insert(record) }
    if let build { history.resetBuilds.insert(ObjectIdentifier(build)) }
    return true
  }

  /// Forgets the reset instances that are gone with all that was built from them.
  mutating func forgetGoneResets() {
    if let history, !history.resetInstances.isEmpty { history.resetInstances.prune() }
  }

  /// Whether the instance is current whatever it was built from.
  func isIndependent(_ lookup: DependencyRecord) -> Bool {
    history?.independentInstances.contains(lookup) == true
  }

  /// Records what a reset of everything has kept: it stays current from then on.
  mutating func noteIndependent(_ instances: [InstanceRecord], _ builds: [Build]) {
    if let history, !history.independentInstances.isEmpty { history.independentInstances.prune() }
    guard !instances.isEmpty || !builds.isEmpty else { return }
    let history = madeHistory
    for instance in instances { history.independentInstances.insert(instance.provenance) }
    for build in builds { history.independentBuilds.insert(ObjectIdentifier(build)) }
  }
}

// MARK: - Released instances

extension Freshness {
  /// Whether weak instances were found released and removed, and something may hold their records.
  var hasReleasedInstances: Bool { history?.releasedInstances.isEmpty == false }

  /// Whether the record is that of a weak instance that was found released and removed.
  func wasReleased(_ record: DependencyRecord) -> Bool {
    history?.releasedInstances.contains(record) == true
  }

  /// Records that a weak instance was found released and removed: what was built from it stays
  /// current.
  mutating func noteReleased(_ record: DependencyRecord) {
    madeHistory.releasedInstances.insert(record)
  }

  /// Forgets the released instances of all other keys.
  mutating func keepReleased(_ keys: Set<Key>) {
    if let history, !history.releasedInstances.isEmpty { history.releasedInstances.keep(keys) }
  }

  /// Forgets the released instances that nothing was built from, once nothing holds their records.
  mutating func forgetGoneReleased() {
    if let history, !history.releasedInstances.isEmpty { history.releasedInstances.prune() }
  }
}
