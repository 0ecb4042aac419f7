extension Container {
  /// The instance for a type, now, in synchronous and in asynchronous code alike.
  ///
  /// In an asynchronous function `resolve` is the one that suspends and asks for `await`. This one
  /// never does, so it can stand where no `await` can: in an autoclosure, `XCTAssertEqual`,
  /// `XCTUnwrap`, `#expect`.
  ///
  /// ```swift
  /// #expect(try container[(any HouseClock).self].now == curtain)
  /// let backup = try container[(any Mailer).self, name: "backup"]
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was registered, protocols as `(any P).self`.
  ///   - name: the name it was registered under.
  /// - Returns: what the synchronous `resolve` gives.
  /// - Throws: ``ContainerError``, as that does; ``ContainerError/requiresAsync(_:)`` for what only
  ///   asynchronous code can build and is not built yet.
  /// - Complexity: O(1) for a built instance.
  @inlinable
  public subscript<Value>(
    _ type: Value.Type,
    name name: String? = nil,
    fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> Value {
    get throws(ContainerError) { try resolve(type, name: name, fileID: fileID, line: line) }
  }
}

extension Resolver {
  /// The instance for a type, now, in synchronous and in asynchronous factories alike.
  ///
  /// ```swift
  /// container.register(BoxOffice.self) { try await BoxOffice(clock: $0[(any HouseClock).self]) }
  /// ```
  @inlinable
  public subscript<Value>(
    _ type: Value.Type,
    name name: String? = nil,
    fileID fileID: StaticString = #fileID,
    line line: UInt = #line
  ) -> Value {
    get throws(ContainerError) { try resolve(type, name: name, fileID: fileID, line: line) }
  }
}
