public import Understudy

/// Types where keys are taken: a type stands for its unnamed key.
extension Journal {
  /// Expects that a type was resolved so often.
  ///
  /// ```swift
  /// container.journal.expect((any Mailer).self, resolved: 2)
  /// container.journal.expect((any Mailer).self, name: "backup", resolved: .never)
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was asked for, protocols as `(any P).self`.
  ///   - name: the name it was asked for by.
  ///   - times: how often; anything else is an issue that lists what was recorded.
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

  /// Expects that types were resolved one after the other, whatever else was resolved in between.
  ///
  /// ```swift
  /// container.journal.expectOrder((any PaymentGateway).self, (any Mailer).self)
  /// ```
  @_disfavoredOverload  // no arguments are no keys
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

  /// Expects that nothing but these types was asked for, whether it was found or not.
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
