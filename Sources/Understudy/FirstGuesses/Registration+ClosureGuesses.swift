// First guesses at the closures of a registration: unavailable, with messages that name the API to
// use.

extension Registration {
  @available(
    *,
    unavailable,
    message:
      "name the type of the parameter: Registration(T.self, with: Input.self) { _, input in … }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(
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
  public init(
    _ type: Value.Type,
    name: String? = nil,
    factory: (Int) async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the type to register it under: Registration((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(_ factory: () throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "check the environment when you register: if AppEnvironment.… { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public init(
    _ type: Value.Type,
    profile: String,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "register each under a name, and resolve all with resolveAll(T.self)"
  )
  @_documentation(visibility: private)
  public func intoSet() -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "register each under a name, and resolve all with resolveAll(T.self)"
  )
  @_documentation(visibility: private)
  public func intoMap(_ key: String) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "clean up with Registration(T.self) { … }.onClose { instance in … }"
  )
  @_documentation(visibility: private)
  public func preDestroy(_ close: (Value) async throws -> Void) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "clean up with Registration(T.self) { … }.onClose { instance in … }"
  )
  @_documentation(visibility: private)
  public func destroyMethod(_ close: (Value) async throws -> Void) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "set it up with Registration(T.self) { … }.onBuild { resolver, instance in … }"
  )
  @_documentation(visibility: private)
  public func postConstruct(_ setUp: (Value) async throws -> Void) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "set it up with Registration(T.self) { … }.onBuild { resolver, instance in … }"
  )
  @_documentation(visibility: private)
  public func initMethod(_ setUp: (Value) async throws -> Void) -> Registration { fatalError() }
}
