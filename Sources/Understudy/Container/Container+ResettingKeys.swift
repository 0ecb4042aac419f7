/// Drops the instances of single keys, and what was built from them.
extension Container {
  /// Drops the instance of a type, and what was built from it; the next resolve builds anew.
  ///
  /// Use it for a cache that has to be filled again, or a connection that failed:
  ///
  /// ```swift
  /// container.reset(only: SeatMap.self)
  /// let map = try container.resolve(SeatMap.self)  // a new one
  /// ```
  ///
  /// Instances built from it, here or in an open child, are dropped too: they hold the old one. A
  /// running build of a dropped instance, or one that has used it, is delivered to its waiting
  /// callers and not stored. A test double registered under the type is reset. Everything else
  /// stays: registrations, ready instances, forks, snapshots, and instances held elsewhere. The
  /// container keeps nothing of a ``Lifetime/transient`` or ``Lifetime/graph`` registration;
  /// properties that hold one of its instances resolve anew. A key that an ancestor registered has
  /// to be reset in the ancestor.
  ///
  /// Observers receive ``ContainerEvent/Kind/reset`` for its key.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered, protocols as `(any P).self`.
  ///   - name: the name it was registered under.
  /// - Complexity: O(log n), and O(instances) if it was there.
  public func reset(
    only type: any Any.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reset(only: [Key(type, name: name)], at: SourceSite(fileID: fileID, line: line))
  }

  /// Drops the instances of some types, and what was built from them, in one step.
  ///
  /// ```swift
  /// container.reset(only: [SeatMap.self, Prices.self])
  /// ```
  ///
  /// Observers receive ``ContainerEvent/Kind/reset`` for each.
  ///
  /// - Parameter types: the types whose unnamed instances are dropped; of an empty list, nothing.
  /// - Complexity: O(types · log n), and O(instances) if one of them was there.
  public func reset(
    only types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reset(only: types.map { Key($0) }, at: SourceSite(fileID: fileID, line: line))
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
