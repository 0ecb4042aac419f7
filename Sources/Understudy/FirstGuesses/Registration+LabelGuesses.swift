// First guesses at the labels of `Registration`: unavailable, with messages that name the API to
// use.

extension Registration {
  @available(
    *,
    unavailable,
    message: "register it, then build it at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public init(_ type: Value.Type, eager: Bool, factory: @Sendable () async throws -> Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "register it, then build it at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public init(_ type: Value.Type, createdAtStart: Bool, factory: @Sendable () async throws -> Value)
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "every instance is built when it is first resolved: Registration(T.self) { … }"
  )
  @_documentation(visibility: private)
  public init(_ type: Value.Type, lazy: Bool, factory: @Sendable () async throws -> Value) {
    fatalError()
  }

  @available(*, unavailable, message: "pass a factory: Registration((any P).self) { T() }")
  @_documentation(visibility: private)
  public init(_ type: Value.Type, to implementation: Any.Type) { fatalError() }

  @available(*, unavailable, message: "pass a factory: Registration((any P).self) { T() }")
  @_documentation(visibility: private)
  public init(_ type: Value.Type, with implementation: Any.Type) { fatalError() }

  @available(*, unavailable, message: "a factory is a closure: Registration((any P).self) { T() }")
  @_documentation(visibility: private)
  public init(_ type: Value.Type, provider factory: () async throws -> Value) { fatalError() }

  @available(*, unavailable, message: "a factory is a closure: Registration((any P).self) { T() }")
  @_documentation(visibility: private)
  public init(_ type: Value.Type, using factory: () async throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is instance: Registration((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(_ type: Value.Type, with instance: any Sendable) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is instance: Registration((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(_ type: Value.Type, value instance: any Sendable) { fatalError() }

  @available(*, unavailable, message: "the type has no label: Registration((any P).self) { T() }")
  @_documentation(visibility: private)
  public init(type: Value.Type, factory: @Sendable () async throws -> Value) { fatalError() }

  @available(*, unavailable, message: "the type has no label: Registration((any P).self) { T() }")
  @_documentation(visibility: private)
  public init(for type: Value.Type, factory: @Sendable () async throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a parameter's label is with: Registration(T.self, with: Input.self) { _, input in … }"
  )
  @_documentation(visibility: private)
  public init<Input>(
    _ type: Value.Type,
    argument input: Input.Type,
    factory: (Resolver, Input) async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a parameter's label is with: Registration(T.self, with: Input.self) { _, input in … }"
  )
  @_documentation(visibility: private)
  public init<Input>(
    _ type: Value.Type,
    arguments input: Input.Type,
    factory: (Resolver, Input) async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a parameter's label is with: Registration(T.self, with: Input.self) { _, input in … }"
  )
  @_documentation(visibility: private)
  public init<Input>(_ type: Value.Type, factory: (Resolver, Input) async throws -> Value) {
    fatalError()
  }

  @available(*, unavailable, message: "write Registration(x, as: (any P).self)")
  @_documentation(visibility: private)
  public init(instance: Value, as type: Value.Type) { fatalError() }
}

extension Registration where Value == Never {
  @available(
    *,
    unavailable,
    message:
      "name the type to register it under: Registration((any P).self, instance: x), or Registration(x, as: (any P).self)"
  )
  @_documentation(visibility: private)
  public init(instance: any Sendable) { fatalError() }

  @available(*, unavailable, message: "pass a factory: Registration((any P).self) { T() }")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(_ type: Any.Type, as other: Any.Type) { fatalError() }
}
