/// Removes the records of weak instances that were released.
extension Container {
  /// Removes what is left of ``Lifetime/weak`` instances that were released.
  ///
  /// Such an instance is freed with its last reference; a small record of it stays until its key is
  /// next resolved. This frees that memory in a container that has had many weak instances under
  /// many names.
  ///
  /// ```swift
  /// print(boxOffice.purgeReleasedInstances())  // [Poster, SeatMap]
  /// ```
  ///
  /// Nothing else changes. Open children and scopes are included; instances built from a released
  /// one stay, running builds continue, and forks and snapshots keep what they had. Call it at any
  /// time, from any thread.
  ///
  /// - Returns: the keys of the released instances, once for each instance, by name.
  /// - Complexity: O(n log n) in the built instances here and in descendants.
  @discardableResult
  public func purgeReleasedInstances() -> [Key] {
    var keys: [Key] = []
    var open = [self]
    while let container = open.popLast() {
      keys += container.removeOwnReleasedEntries()
      open += container.knownChildren?.open ?? []
    }
    return keys.sortedByName
  }

  private func removeOwnReleasedEntries() -> [Key] {
    var released = releasedRecords
    guard !released.isEmpty else { return [] }
    var retired = ContainerCore.Retired()
    // Sends no event: what resolves, and what is stale, stays the same.
    let keys = withCore { $0.removeReleased(released, retired: &retired) }
    retired = ContainerCore.Retired()
    released = []
    withCore { $0.freshness.forgetGoneReleased() }
    return keys
  }

  /// Read outside the lock: checking a weak instance may hold its last reference. A released one
  /// stays released.
  private var releasedRecords: [InstanceRecord] {
    let instances = withCore { $0.instances.share() }
    var released: [InstanceRecord] = []
    instances.visit { if !$0.isCacheable, $0.strong == nil { released.append($0) } }
    return released
  }
}
