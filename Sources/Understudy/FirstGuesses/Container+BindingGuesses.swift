// First guesses at binding a type: unavailable, with messages that name the API to use.

// Closures with one parameter are matched by concrete types: with a generic one, the compiler would
// no longer report what is wrong in a factory that takes its resolver.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "register it as that type: register((any P).self) { T() }, or register(x, as: (any P).self)"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func bind<Value>(_ type: Value.Type, name: String? = nil) -> FollowedRegistration<Value> {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "register it as that type: register((any P).self) { T() }, or register(x, as: (any P).self)"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func bind<Value>(_ type: Value.Type, to implementation: Any) -> FollowedRegistration<Value>
  {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "register it as that type: register((any P).self) { T() }, or register(x, as: (any P).self)"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func bind<Value>(_ type: Value.Type, to factory: () throws -> Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "name the type of the parameter: Registration(T.self, with: Input.self) { _, input in … }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    factory: (String) async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "name the type of the parameter: Registration(T.self, with: Input.self) { _, input in … }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    factory: (Int) async throws -> Value
  ) { fatalError() }
}
