// First guesses at registering by constructor: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "pass a factory: register((any P).self) { T(settings: try $0.resolve()) }"
  )
  @_documentation(visibility: private)
  public var autoregister: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass a factory: register((any P).self) { T(settings: try $0.resolve()) }"
  )
  @_documentation(visibility: private)
  public var singleOf: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass a factory: register((any P).self) { T(settings: try $0.resolve()) }"
  )
  @_documentation(visibility: private)
  public var factoryOf: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass a factory: register((any P).self) { T(settings: try $0.resolve()) }"
  )
  @_documentation(visibility: private)
  public var scopedOf: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "it takes a registration: registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public var registerIfMissing: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "it takes a registration: registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public var registerIfNeeded: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "it takes a registration: registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public var registerDefault: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "it takes a registration: registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public var tryAdd: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "it takes a registration: registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public var tryAddSingleton: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "it takes a registration: registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public var tryAddTransient: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "it takes a registration: registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public var tryAddScoped: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "it takes a registration: registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public var tryRegister: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it, then build it at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public var registerEager: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it, then build it at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public var eager: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "every instance is built when it is first resolved: register(T.self) { … }"
  )
  @_documentation(visibility: private)
  public var registerLazy: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "the same name takes an async factory: register(T.self) { _ in try await … }"
  )
  @_documentation(visibility: private)
  public var registerAsync: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "write register(x, as: (any P).self), or register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var registerInstance: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "write register(x, as: (any P).self), or register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var registerValue: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "write register(x, as: (any P).self), or register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var bindInstance: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "write register(x, as: (any P).self), or register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var instance: GuessedRegistering { fatalError() }
}
