/// Drops built instances, or everything, except what is to be kept.
extension Container {
  /// Drops built instances, or registrations too, except those of the given keys.
  ///
  /// Test doubles registered here are reset: their calls and answers are cleared. A running build
  /// is not stored, unless its key is kept. Instances held elsewhere stay alive.
  ///
  /// An instance that `.everything` keeps then counts as registered with `instance:`: it stays,
  /// even if one of its dependencies is replaced.
  ///
  /// ```swift
  /// container.reset()  // the next resolve builds anew
  /// container.reset(.everything, keeping: [.of((any Mailer).self), .of(Hall.self, name: "B")])
  /// ```
  ///
  /// - Parameters:
  ///   - target: instances alone, or everything.
  ///   - keys: the keys to leave unchanged; their instances are not built again.
  /// - Complexity: O(kept · log n), plus O(n) in the number of doubles.
  public func reset(
    _ target: ResetTarget = .instances,
    keeping keys: [Key] = [],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let isDone = change { core, retired in
      core.reset(target, keeping: Set(keys), retired: &retired)
    }
    guard isDone || !refusesChanges else {
      return reportFrozen("Resetting everything", at: SourceSite(fileID: fileID, line: line))
    }
    tell(.reset)
  }

  /// Drops built instances, or registrations too, except those of some types.
  ///
  /// ```swift
  /// container.reset(.everything, keeping: [Database.self, (any HouseClock).self])
  /// ```
  ///
  /// - Parameters:
  ///   - target: instances alone, or everything.
  ///   - types: the types whose unnamed keys stay unchanged; for named keys use
  ///     ``reset(_:keeping:fileID:line:)`` with ``Key/of(_:name:)``.
  @_disfavoredOverload  // an empty list is a list of keys
  public func reset(
    _ target: ResetTarget = .instances,
    keeping types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reset(target, keeping: types.map { Key($0) }, fileID: fileID, line: line)
  }
}
