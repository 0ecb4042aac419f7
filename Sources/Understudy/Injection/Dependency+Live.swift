/// Declares values that must not run in a test.
extension Dependency where Value: Sendable {
  /// Declares a singleton that must not run in a test, whose factories have no dependencies.
  ///
  /// ```swift
  /// var houseClock: Dependency<any HouseClock> {
  ///   Dependency(live: { SystemClock() }, test: { FixedClock() })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - live: makes the value if nothing is registered; it is marked as by
  ///     ``Registration/live()``.
  ///   - test: makes the value in the containers of tests. Without one, a test that needs the key
  ///     registers a double.
  @_disfavoredOverload  // a closure without a label is neither
  public init(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    live: @escaping @Sendable () throws -> Value,
    test: (@Sendable () throws -> Value)? = nil
  ) {
    self.init(name: name, lifetime: .singleton, fileID: fileID, line: line, live: live, test: test)
  }

  /// Declares a singleton that must not run in a test, whose factories resolve their dependencies.
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - live: makes the value if nothing is registered; it is marked as by
  ///     ``Registration/live()``.
  ///   - test: makes the value in the containers of tests. Without one, a test that needs the key
  ///     registers a double.
  @_disfavoredOverload  // a closure without a label is neither
  public init(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    live: @escaping @Sendable (Resolver) throws -> Value,
    test: (@Sendable (Resolver) throws -> Value)? = nil
  ) {
    self.init(name: name, lifetime: .singleton, fileID: fileID, line: line, live: live, test: test)
  }
}

extension Dependency {
  /// Declares a dependency with a lifetime that must not run in a test, whose factories have no
  /// dependencies.
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - live: makes the value if nothing is registered; it is marked as by
  ///     ``Registration/live()``.
  ///   - test: makes the value in the containers of tests. Without one, a test that needs the key
  ///     registers a double.
  @_disfavoredOverload  // a closure without a label is neither
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    live: @escaping @Sendable () throws -> Value,
    test: (@Sendable () throws -> Value)? = nil
  ) {
    self.init(
      name,
      lifetime,
      fileID,
      line,
      standard: .making(lifetime.kind, live),
      isLive: true,
      test: test.map { .making(lifetime.kind, $0) }
    )
  }

  /// Declares a dependency with a lifetime that must not run in a test, whose factories resolve
  /// their dependencies.
  ///
  /// - Parameters:
  ///   - name: distinguishes declarations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - live: makes the value if nothing is registered; it is marked as by
  ///     ``Registration/live()``.
  ///   - test: makes the value in the containers of tests. Without one, a test that needs the key
  ///     registers a double.
  @_disfavoredOverload  // a closure without a label is neither
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    live: @escaping @Sendable (Resolver) throws -> Value,
    test: (@Sendable (Resolver) throws -> Value)? = nil
  ) {
    self.init(
      name,
      lifetime,
      fileID,
      line,
      standard: .making(lifetime.kind, live),
      isLive: true,
      test: test.map { .making(lifetime.kind, $0) }
    )
  }
}
