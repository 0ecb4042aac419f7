/// Drops the instances of single keys, and what was built from them.
extension Container {
  /// Drops the instances of some keys, and what was built from them; the next resolve builds anew.
  ///
  /// Use it for a cache that has to be filled again, or a connection that failed:
  ///
  /// ```swift
  /// container.reset(only: [.of(SeatMap.self)])
  /// let map = try container.resolve(SeatMap.self)  // a new one
  /// ```
  ///
  /// What was built from them, here or in an open child, is dropped too: it holds the old
  /// instances. A running build of one of these keys, or one that has used what is dropped, is
  /// delivered to its waiting callers and not stored. Test doubles registered under the keys are
  /// reset. Everything else stays: registrations, ready instances, forks, snapshots, and instances
  /// held elsewhere. The container keeps nothing of a ``Lifetime/transient`` or ``Lifetime/graph``
  /// registration; properties that hold one of its instances resolve anew. A key that an ancestor
  /// registered has to be reset in the ancestor.
  ///
  /// Observers receive ``ContainerEvent/Kind/reset`` for each key.
  ///
  /// - Parameter keys: the keys whose instances are dropped.
  /// - Complexity: O(keys · log n), and O(instances) if one of them was there.
  public func reset(
    only keys: [Key],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reset(only: keys, at: SourceSite(fileID: fileID, line: line))
  }

  /// Drops the instances of some keys, for a reset at the given line.
  ///
  /// - Returns: the given keys that are registered here, each once.
  @discardableResult
  package func reset(only keys: [Key], at site: SourceSite) -> [Key] {
    guard !keys.isEmpty else { return [] }
    let own = change { core, retired in core.reset(only: Set(keys), retired: &retired) }
    guard var own else { return [] }
    let done = keys.filter { own.remove($0) != nil }
    for key in done { tell(.reset, key, at: site) }
    return done
  }
}
