// First guesses at the label of the type: unavailable, with messages that name the API to use.

extension Container {
  @available(*, unavailable, message: "the type has no label: register((any P).self) { T() }")
  @_documentation(visibility: private)
  public func register<Value>(
    type: Value.Type,
    name: String? = nil,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the type has no label: register((any P).self) { T() }")
  @_documentation(visibility: private)
  public func register<Value>(
    for type: Value.Type,
    name: String? = nil,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the type has no label: register((any P).self, instance: x)")
  @_documentation(visibility: private)
  public func register<Value: Sendable>(type: Value.Type, instance: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "write register(x, as: (any P).self), or register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func register(instance: any Sendable) { fatalError() }

  @available(
    *,
    unavailable,
    message: "write register(x, as: (any P).self), or register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value: Sendable>(instance: Value, as type: Value.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message: "write register(x, as: (any P).self), or register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func register(_ instance: any Sendable, for type: Any.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the type to register it under: register(x, as: (any P).self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func register(_ instance: any Sendable, named name: String) { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the type to register it under: register(x, as: (any P).self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func register(_ instance: any Sendable, name: String) { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the type to register it under: register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public func register<Value>(name: String, factory: () async throws -> Value) { fatalError() }

  @available(*, unavailable, message: "a singleton is the default: register(T.self) { … }")
  @_documentation(visibility: private)
  public func register<Value>(singleton type: Value.Type, factory: () async throws -> Value) {
    fatalError()
  }

  @available(*, unavailable, message: "configure with it: try container.configure([module])")
  @_documentation(visibility: private)
  public func register(module modules: Any) { fatalError() }

  @available(*, unavailable, message: "configure with it: try container.configure([module])")
  @_documentation(visibility: private)
  public func register(modules: Any) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a typed key has two labels: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    with instance: Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a typed key has two labels: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ path: KeyPath<Dependencies, Dependency<Value>>, _ instance: Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "a typed key has two labels: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    with instance: Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a typed key has two labels: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    value instance: Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a typed key has two labels: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value>(key path: KeyPath<Dependencies, Dependency<Value>>, _ instance: Value)
  { fatalError() }
}
