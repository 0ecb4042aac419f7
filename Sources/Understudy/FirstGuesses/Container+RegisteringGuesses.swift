// First guesses at `register` with an instance or a type: unavailable, with messages that name the
// API to use.

// Parameters of type `any Sendable` accept doubles and values, but no trailing closure, which
// belongs to the overloads that can be called.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "name the type to register it under, a protocol: register(x, as: (any P).self), or its own: register(T.self, instance: x)"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register(_ instance: any Sendable) { fatalError() }

  // An autoclosure takes no trailing closure.
  @available(
    *,
    unavailable,
    message:
      "name the type: register((@Sendable () -> Date).self, instance: { … }) for a closure, register(T.self) { T() } for a factory"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Output>(_ closure: @autoclosure () -> @Sendable () -> Output) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "Put the registrations of the app into a function, @RegistrationBuilder func app() -> [any AnyRegistration] { … }, and write register { app() }."
  )
  @_documentation(visibility: private)
  public func register(_ container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "add a factory or an instance: register(T.self) { T() }, or register(T.self, instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "label the instance: register((any P).self, instance: x); a factory is a closure: { x }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  @discardableResult
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    _ instance: any Sendable
  ) -> FollowedRegistration<Value> { fatalError() }

  @available(*, unavailable, message: "pass a factory: register((any P).self) { T() }")
  @_documentation(visibility: private)
  public func register<Value, Other>(_ type: Value.Type, _ other: Other.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the instance does not have the type it is registered as: make it conform to that type and to Sendable"
  )
  @_documentation(visibility: private)
  public func register<Value, Instance>(
    _ instance: Instance,
    as type: Value.Type,
    name: String? = nil
  ) { fatalError() }

  @available(*, unavailable, message: "pass a factory: register((any P).self) { T() }")
  @_documentation(visibility: private)
  public func register<Value, Other>(_ type: Value.Type, as other: Other.Type) { fatalError() }

  @available(*, unavailable, message: "the label is name: register(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    named name: String,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: register(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    tag name: String,
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
    name: String? = nil,
    scope: Lifetime<Value>,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "name the type of the parameter: Registration(T.self, with: Input.self) { _, input in … }"
  )
  @_documentation(visibility: private)
  public func register<Value, Input>(
    _ type: Value.Type,
    name: String? = nil,
    factory: (Resolver, Input) async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a typed key's factory needs a batch: register { Registration(key: \\.clock) { … } }; if the main actor makes it, Registration(key: \\.clock, on: MainActor.self) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    factory: () -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a typed key has a label: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    instance: Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the closure lists registrations and takes no argument: register { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public func register(_ configure: (Container) throws -> Void) { fatalError() }
}
