// First guesses at the labels of factories: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "decide when you register: if … { container.register((any P).self) { T() } }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    if condition: @autoclosure () -> Bool,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "decide when you register: if … { container.register((any P).self) { T() } }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    when condition: @autoclosure () -> Bool,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "decide when you register: if … { container.register((any P).self) { T() } }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    condition: @autoclosure () -> Bool,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "decide when you register: if … { container.register((any P).self) { T() } }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    when condition: () -> Bool,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "a factory is a closure: register((any P).self) { T() }")
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, provider factory: () async throws -> Value) {
    fatalError()
  }

  @available(*, unavailable, message: "a factory is a closure: register((any P).self) { T() }")
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, using factory: () async throws -> Value) {
    fatalError()
  }

  @available(*, unavailable, message: "a factory is a closure: register((any P).self) { T() }")
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, with factory: () async throws -> Value) {
    fatalError()
  }

  @available(*, unavailable, message: "the label is instance: register((any P).self, instance: x)")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value>(_ type: Value.Type, with instance: any Sendable) { fatalError() }

  @available(*, unavailable, message: "the label is instance: register((any P).self, instance: x)")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value>(_ type: Value.Type, value instance: any Sendable) { fatalError() }

  @available(*, unavailable, message: "the label is instance: register((any P).self, instance: x)")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value>(_ type: Value.Type, object instance: any Sendable) { fatalError() }

  @available(*, unavailable, message: "the label is instance: register((any P).self, instance: x)")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value>(_ type: Value.Type, mock instance: any Sendable) { fatalError() }

  @available(*, unavailable, message: "pass a factory: register((any P).self) { T() }")
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, to implementation: Any.Type) { fatalError() }

  @available(*, unavailable, message: "pass a factory: register((any P).self) { T() }")
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, implementation: Any.Type) { fatalError() }

  @available(*, unavailable, message: "pass a factory: register((any P).self) { T() }")
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, with implementation: Any.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "name the type of the parameter: Registration(T.self, with: Input.self) { _, input in … }"
  )
  @_documentation(visibility: private)
  public func register<Value, Input>(
    _ type: Value.Type,
    argument input: Input.Type,
    factory: (Resolver, Input) async throws -> Value
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
    arguments input: Input.Type,
    factory: (Resolver, Input) async throws -> Value
  ) { fatalError() }
}
