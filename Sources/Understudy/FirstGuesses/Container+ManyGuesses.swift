// First guesses at registering, removing and replacing several keys: unavailable, with messages
// that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "register each under its own name, and resolve all with resolveAll(T.self)"
  )
  @_documentation(visibility: private)
  public var intoSet: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register each under its own name, and resolve all with resolveAll(T.self)"
  )
  @_documentation(visibility: private)
  public var bindIntoSet: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register each under its own name, and resolve all with resolveAll(T.self)"
  )
  @_documentation(visibility: private)
  public var multibind: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register each under its own name, and resolve all with resolveAll(T.self)"
  )
  @_documentation(visibility: private)
  public var multibinding: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register each under its own name, and resolve all with resolveAll(T.self)"
  )
  @_documentation(visibility: private)
  public var registerCollection: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "register each under its own name, and resolve all with resolveAll(T.self)"
  )
  @_documentation(visibility: private)
  public var addAll: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "resolve the other: register((any P).self) { try $0.resolve(T.self) }"
  )
  @_documentation(visibility: private)
  public var alias: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "give the wrapped instance a name: register((any P).self) { Wrapper(try $0.resolve((any P).self, name: \"plain\")) }"
  )
  @_documentation(visibility: private)
  public var decorate: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var registerMock: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var registerOverride: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var substitute: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var stub: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var fake: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var declareMock: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var mockBean: GuessedRegistering { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public var setMock: GuessedRegistering { fatalError() }

  @available(*, unavailable, message: "remove a registration with unregister(T.self)")
  @_documentation(visibility: private)
  public func remove(_ type: Any, name: String? = nil) { fatalError() }

  @available(*, unavailable, message: "remove a registration with unregister(T.self)")
  @_documentation(visibility: private)
  public func removeRegistration(_ type: Any, name: String? = nil) { fatalError() }

  @available(*, unavailable, message: "remove a registration with unregister(T.self)")
  @_documentation(visibility: private)
  public func deregister(_ type: Any, name: String? = nil) { fatalError() }

  @available(*, unavailable, message: "remove a registration with unregister(T.self)")
  @_documentation(visibility: private)
  public func unbind(_ type: Any, name: String? = nil) { fatalError() }

  @available(*, unavailable, message: "configure with it: try container.configure([module])")
  @_documentation(visibility: private)
  public func registerModule(_ modules: Any...) { fatalError() }

  @available(*, unavailable, message: "configure with it: try container.configure([module])")
  @_documentation(visibility: private)
  public func registerModules(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write one registration on each line: container.register { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public func registerAll(_ registrations: Any) { fatalError() }
}
