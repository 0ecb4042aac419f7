extension Container {
  /// Puts away what is left of ``Lifetime/weak`` instances that nobody holds any more.
  ///
  /// Such an instance is freed with its last holder; a small record of it stays until its key is asked
  /// for again. A container that has had many of them, under many names, gets that memory back here.
  ///
  /// ```swift
  /// let report = boxOffice.removeDeadEntries()
  /// print(report)  // Removed 2 dead entries: Poster, SeatMap.
  /// ```
  ///
  /// Nothing else changes, here or in open children and scopes, which are looked through as well:
  /// instances that were built from a dead one stay, builds in flight go on, and forks and snapshots
  /// have what they had. Call it when it suits you, from any thread.
  ///
  /// - Returns: whose entries they were.
  /// - Complexity: O(n log n) in what is built here and below.
  @discardableResult
  public func removeDeadEntries() -> MaintenanceReport {
    var keys: [Key] = []
    var open = [self]
    while let container = open.popLast() {
      keys += container.removeOwnDeadEntries()
      open += container.knownChildren?.open ?? []
    }
    return MaintenanceReport(deadEntries: keys)
  }

  private func removeOwnDeadEntries() -> [Key] {
    var dead = deadRecords
    guard !dead.isEmpty else { return [] }
    var retired = ContainerCore.Retired()
    // No change that anybody has to be told of: what resolves, and what is stale, stays the same.
    let keys = withCore { $0.bury(dead, retired: &retired) }
    retired = ContainerCore.Retired()
    dead = []
    withCore { $0.forgetBuried() }
    return keys
  }

  /// Outside the lock: the look at a weak instance may hold its last reference. What is dead stays dead.
  private var deadRecords: [InstanceRecord] {
    let instances = withCore { $0.instances.share() }
    var dead: [InstanceRecord] = []
    instances.visit { if !$0.isCacheable, $0.strong == nil { dead.append($0) } }
    return dead
  }
}
