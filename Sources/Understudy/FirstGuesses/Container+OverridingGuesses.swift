// First guesses at overriding registrations: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func override<Value>(_ type: Value.Type, instance: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func override<Value>(_ type: Value.Type, factory: (Resolver) async throws -> Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func replace<Value>(_ type: Value.Type, factory: () async throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(x, as: (any P).self)"
  )
  @_documentation(visibility: private)
  public func override(_ instance: any Sendable, as type: Any.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(x, as: (any P).self)"
  )
  @_documentation(visibility: private)
  public func mock(_ instance: any Sendable, as type: Any.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(x, as: (any P).self)"
  )
  @_documentation(visibility: private)
  public func replace(_ instance: any Sendable, as type: Any.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func mock<Value>(_ type: Value.Type, _ instance: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func replace<Value>(_ type: Value.Type, _ instance: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "write withContainer { $0.register((any P).self, instance: x) } operation: { … }"
  )
  @_documentation(visibility: private)
  public func override(_ configure: (Container) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func override<Value>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    with instance: Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func override<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    with instance: Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func override<Value>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    factory: () throws -> Value
  ) { fatalError() }
}
