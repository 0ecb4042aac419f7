// First guesses at registering with a lifetime: unavailable, with messages that name the API to
// use.

extension Container {
  @available(
    *,
    unavailable,
    message: "name the lifetime: register(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public func registerFactory<Value>(
    _ type: Value.Type,
    name: String? = nil,
    factory: () throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "register it under its type: register(T.self) { … }")
  @_documentation(visibility: private)
  public func bind<Value>(
    _ type: Value.Type,
    name: String? = nil,
    factory: () throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "register it under its type: register(T.self) { … }")
  @_documentation(visibility: private)
  public func factory<Value>(
    _ type: Value.Type,
    name: String? = nil,
    factory: () throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is lifetime: register(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    scope: Lifetime<Value>,
    factory: () throws -> Value
  ) { fatalError() }
}

extension Registration {
  @available(
    *,
    unavailable,
    message: "name the lifetime: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public func lifetime(_ lifetime: Lifetime<Value>) -> Registration { fatalError() }
}
