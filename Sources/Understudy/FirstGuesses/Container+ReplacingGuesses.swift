// First guesses at replacing registrations: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func override<Value>(_ type: Value.Type, factory: () async throws -> Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func override<Value>(_ type: Value.Type, with instance: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func replace<Value>(_ type: Value.Type, with instance: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func mock<Value>(_ type: Value.Type, factory: () async throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it, then build it at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    eager: Bool,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "build what the app needs at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func start() async throws { fatalError() }

  @available(
    *,
    unavailable,
    message: "build what the app needs at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func warmUp() async throws { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare it: extension Dependencies { var mailer: Dependency<any Mailer> { Dependency(live: { Live() }) } }, with test: { … } if tests have a value of their own, and lifetime: .transient first if each use makes a new one; or register it: container.register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public func callAsFunction<Value>(_ factory: () -> Value) -> Factory<Value> { fatalError() }

  // With a name, and disfavored: otherwise the messages for reading with a subscript get worse.
  @available(*, unavailable, message: "register it: register((any P).self, instance: x)")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public subscript<Value>(_ type: Value.Type, name name: String? = nil) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}

extension Container {
  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func mock<Value>(_ type: Value.Type, with instance: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func override<Value>(_ type: Value.Type, _ instance: Value) { fatalError() }
}
