/// Takes types instead of keys in resets: a type stands for its unnamed key.
extension Container {
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

  /// Drops built instances, or registrations too, except that of one type.
  public func reset(
    _ target: ResetTarget = .instances,
    keeping type: any Any.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reset(target, keeping: [Key(type, name: name)], fileID: fileID, line: line)
  }

  /// Drops the instance of one key, and what was built from it.
  public func reset(
    only key: Key,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reset(only: [key], fileID: fileID, line: line)
  }

  /// Drops the instance of a type, and what was built from it; the next resolve builds anew.
  ///
  /// ```swift
  /// container.reset(only: SeatMap.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was registered, protocols as `(any P).self`.
  ///   - name: the name it was registered under.
  public func reset(
    only type: any Any.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reset(only: [Key(type, name: name)], fileID: fileID, line: line)
  }

  /// Drops the instances of some types, and what was built from them.
  ///
  /// ```swift
  /// container.reset(only: [SeatMap.self, Prices.self])
  /// ```
  @_disfavoredOverload  // an empty list is a list of keys
  public func reset(
    only types: [any Any.Type],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reset(only: types.map { Key($0) }, fileID: fileID, line: line)
  }
}
