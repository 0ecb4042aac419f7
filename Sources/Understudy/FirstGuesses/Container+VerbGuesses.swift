// First guesses at the verb for registering: unavailable, with messages that name the API to use.

extension Container {
  @available(*, unavailable, message: "a singleton is the default: register(T.self) { … }")
  @_documentation(visibility: private)
  public var registerSingleton: GuessedRegistering { fatalError() }

  @available(*, unavailable, message: "a singleton is the default: register(T.self) { … }")
  @_documentation(visibility: private)
  public var registerLazySingleton: GuessedRegistering { fatalError() }

  @available(*, unavailable, message: "a singleton is the default: register(T.self) { … }")
  @_documentation(visibility: private)
  public var addSingleton: GuessedRegistering { fatalError() }

  @available(*, unavailable, message: "a singleton is the default: register(T.self) { … }")
  @_documentation(visibility: private)
  public var addKeyedSingleton: GuessedRegistering { fatalError() }

  @available(*, unavailable, message: "a singleton is the default: register(T.self) { … }")
  @_documentation(visibility: private)
  public var bindSingleton: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the lifetime: register(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public var registerTransient: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the lifetime: register(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public var addTransient: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the lifetime: register(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public var addKeyedTransient: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the kind of scope: register(T.self, lifetime: .scoped(\"session\")) { … }"
  )
  @_documentation(visibility: private)
  public var registerScoped: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the kind of scope: register(T.self, lifetime: .scoped(\"session\")) { … }"
  )
  @_documentation(visibility: private)
  public var addScoped: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the kind of scope: register(T.self, lifetime: .scoped(\"session\")) { … }"
  )
  @_documentation(visibility: private)
  public var addKeyedScoped: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the kind of scope: register(T.self, lifetime: .scoped(\"session\")) { … }"
  )
  @_documentation(visibility: private)
  public var scoped: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the type to register it under: register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public var single: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the type to register it under: register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public var singleton: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the type, and the lifetime: register((any P).self, lifetime: .transient) { T() }"
  )
  @_documentation(visibility: private)
  public var transient: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it under its type: register(T.self) { … }, or register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public var add: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it under its type: register(T.self) { … }, or register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public var provide: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it under its type: register(T.self) { … }, or register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public var provides: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it under its type: register(T.self) { … }, or register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public var define: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it under its type: register(T.self) { … }, or register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public var registerType: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it under its type: register(T.self) { … }, or register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public var registerProvider: GuessedRegistering { fatalError() }
}
