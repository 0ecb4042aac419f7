extension Container {
  /// Drops what some keys were built as, and what was built from it; the next resolve builds anew.
  ///
  /// For a cache that is to be filled again, or a connection that has gone bad:
  ///
  /// ```swift
  /// container.reset(only: [.of(SeatMap.self)])
  /// let map = try container.resolve(SeatMap.self)  // a new one
  /// ```
  ///
  /// What was built from them, here or in an open child, goes with them: it holds the old ones. A build
  /// in flight of one of these keys, or one that has used what is dropped, goes to those who wait for
  /// it and is not stored. Test doubles registered under the keys are reset. Everything else stays:
  /// registrations, ready instances, forks, snapshots, and what others hold. Of a ``Lifetime/transient``
  /// or ``Lifetime/graph`` registration the container keeps nothing; properties that hold one of its
  /// instances resolve anew. A key that an ancestor has registered is for the ancestor to reset.
  ///
  /// Observers hear of each key as ``ContainerEvent/Kind/reset``.
  ///
  /// - Parameter keys: whose instances go.
  /// - Complexity: O(keys · log n), and O(instances) if one of them was there.
  public func reset(
    only keys: [Key],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reset(only: keys, at: SourceSite(fileID: fileID, line: line))
  }

  /// - Returns: those of the keys that are registered here, each once.
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
