/// Resolves with a subscript, which never suspends.
extension Container {
  /// Returns the instance for a type, without suspending, in synchronous and in asynchronous code
  /// alike.
  ///
  /// In an asynchronous function `resolve` is the overload that suspends and needs `await`. The
  /// subscript never suspends, so it works where no `await` is allowed: in an autoclosure,
  /// `XCTAssertEqual`, `XCTUnwrap`, `#expect`.
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
  /// - Throws: ``ContainerError``, as that does; ``ContainerError/requiresAsync(_:)`` if only
  ///   asynchronous code can build it and it is not built yet.
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
  /// Returns the instance for a type, without suspending, in synchronous and in asynchronous
  /// factories alike.
  ///
  /// ```swift
  /// container.register(BoxOffice.self) { try await BoxOffice(clock: $0[(any HouseClock).self]) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was registered, protocols as `(any P).self`.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError``, as that does; ``ContainerError/requiresAsync(_:)`` if only
  ///   asynchronous code can build it and it is not built yet.
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
