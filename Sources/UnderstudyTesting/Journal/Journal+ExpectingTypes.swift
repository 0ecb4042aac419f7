public import Understudy

/// Overloads that take types in place of keys; a type stands for its unnamed key.
extension Journal {
  /// Expects that a type was resolved a number of times.
  ///
  /// ```swift
  /// container.journal.expect((any Mailer).self, resolved: 2)
  /// container.journal.expect((any Mailer).self, name: "backup", resolved: .never)
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type that was resolved, protocols as `(any P).self`.
  ///   - name: the name it was resolved by.
  ///   - times: the expected number; any other is an issue that lists the recorded resolves.
  public func expect(
    _ type: any Any.Type,
    name: String? = nil,
    resolved times: Times,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    expect(
      Key(type, name: name),
      resolved: times,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Expects that types were resolved in this order, whatever else was resolved in between.
  ///
  /// ```swift
  /// container.journal.expectOrder((any PaymentGateway).self, (any Mailer).self)
  /// ```
  @_disfavoredOverload  // an empty list selects the overload for keys
  public func expectOrder(
    _ types: any Any.Type...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expectOrder(of: types.map { Key($0) }, at: site)
  }

  /// Expects that only these types were resolved, successfully or not.
  ///
  /// ```swift
  /// container.journal.expectNothingElse(than: (any HouseClock).self)
  /// ```
  @_disfavoredOverload
  public func expectNothingElse(
    than types: any Any.Type...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expectNothingElse(than: types.map { Key($0) }, at: site)
  }
}

extension Journal {
  @available(*, unavailable, message: "say which event: expect(T.self, resolved: 2)")
  @_documentation(visibility: private)
  public func expect(_ type: any Any.Type, _ times: Times) { fatalError() }

  @available(*, unavailable, message: "say which event: expect(T.self, resolved: 2)")
  @_documentation(visibility: private)
  public func expect(_ type: any Any.Type, times: Times = 1) { fatalError() }

  @available(*, unavailable, message: "say which event: expect(.of(T.self), resolved: 2)")
  @_documentation(visibility: private)
  public func expect(_ key: Key, times: Times = 1) { fatalError() }
}
