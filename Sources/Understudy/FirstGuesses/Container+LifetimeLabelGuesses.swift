// First guesses at the label of the lifetime: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "pass the lifetime: register(T.self, lifetime: .singleton) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    scope: Lifetime<Value>,
    factory: (Resolver) async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the lifetime: register(T.self, lifetime: .singleton) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    _ lifetime: Lifetime<Value>,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the lifetime: register(T.self, lifetime: .singleton) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    lifecycle lifetime: Lifetime<Value>,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the lifetime: register(T.self, lifetime: .singleton) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    as lifetime: Lifetime<Value>,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it, then build it at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    createdAtStart: Bool,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "every instance is built when it is first resolved: register(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, lazy: Bool, factory: () async throws -> Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, override: Bool, factory: () async throws -> Value)
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    replacing: Bool,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, primary: Bool, factory: () async throws -> Value)
  { fatalError() }
}
