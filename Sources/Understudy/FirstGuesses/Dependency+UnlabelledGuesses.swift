// A declaration whose closure has no label does not say whether a test may run it. It compiles with a
// warning, and counts as live: harmless by accident would be a live service in a test.

extension Dependency where Value: Sendable {
  @available(
    *,
    deprecated,
    message:
      "say whether a test may run it: Dependency(live: { … }), or Dependency(default: { … }) for what is harmless in a test; without a label it is live"
  )
  @_documentation(visibility: private)
  public init(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ live: @escaping @Sendable () throws -> Value
  ) {
    self.init(name: name, fileID: fileID, line: line, live: live)
  }

  @available(
    *,
    deprecated,
    message:
      "say whether a test may run it: Dependency(live: { … }), or Dependency(default: { … }) for what is harmless in a test; without a label it is live"
  )
  @_documentation(visibility: private)
  public init(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ live: @escaping @Sendable (Resolver) throws -> Value
  ) {
    self.init(name: name, fileID: fileID, line: line, live: live)
  }
}

extension Dependency {
  @available(
    *,
    deprecated,
    message:
      "say whether a test may run it: Dependency(live: { … }), or Dependency(default: { … }) for what is harmless in a test; without a label it is live"
  )
  @_documentation(visibility: private)
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ live: @escaping @Sendable () throws -> Value
  ) {
    self.init(name: name, lifetime: lifetime, fileID: fileID, line: line, live: live)
  }

  @available(
    *,
    deprecated,
    message:
      "say whether a test may run it: Dependency(live: { … }), or Dependency(default: { … }) for what is harmless in a test; without a label it is live"
  )
  @_documentation(visibility: private)
  public init(
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ live: @escaping @Sendable (Resolver) throws -> Value
  ) {
    self.init(name: name, lifetime: lifetime, fileID: fileID, line: line, live: live)
  }
}

extension Dependency {
  @available(
    *,
    unavailable,
    message:
      "resolve it in the factory: { resolver in Feed(url: try resolver[\\.feedURL]) }; elsewhere try Container.current[\\.feedURL]"
  )
  @_documentation(visibility: private)
  public func callAsFunction() -> Value { fatalError() }
}
