/// Declaring what must not run in a test.
extension Dependency where Value: Sendable {
  /// A singleton that must not run in a test, whose values need nothing.
  ///
  /// ```swift
  /// var houseClock: Dependency<any HouseClock> {
  ///   Dependency(live: { SystemClock() }, test: { FixedClock() })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: tells declarations of one type apart.
  ///   - live: makes the value where nothing is registered; it carries the mark of
  ///     ``Registration/live()``.
  ///   - test: makes the value in the containers of tests. Without one, a test that needs the key
  ///     registers a double.
  public init(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    live: @escaping @Sendable () throws -> Value,
    test: (@Sendable () throws -> Value)? = nil
  ) {
    self.init(name: name, lifetime: .singleton, fileID: fileID, line: line, live: live, test: test)
  }

  /// A singleton that must not run in a test, whose values resolve what they need.
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
  /// A dependency of the given lifetime that must not run in a test, whose values need nothing.
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

  /// A dependency of the given lifetime that must not run in a test, whose values resolve what they
  /// need.
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
