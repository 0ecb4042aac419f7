// First guesses at resolving optionals, lists and providers in a factory: unavailable, with
// messages that name the API to use.

extension Resolver {
  @available(
    *,
    unavailable,
    message: "if it may be missing, write try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public var getOrNull: GuessedOptional { fatalError() }

  @available(
    *,
    unavailable,
    message: "if it may be missing, write try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public var injectOrNull: GuessedOptional { fatalError() }

  @available(
    *,
    unavailable,
    message: "if it may be missing, write try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public var getService: GuessedOptional { fatalError() }

  @available(
    *,
    unavailable,
    message: "if it may be missing, write try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public var tryResolve: GuessedOptional { fatalError() }

  @available(
    *,
    unavailable,
    message: "if it may be missing, write try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public var resolveOrNil: GuessedOptional { fatalError() }

  @available(
    *,
    unavailable,
    message: "if it may be missing, write try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public var resolveOrNull: GuessedOptional { fatalError() }

  @available(
    *,
    unavailable,
    message: "if it may be missing, write try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public var resolveIfPresent: GuessedOptional { fatalError() }

  @available(
    *,
    unavailable,
    message: "if it may be missing, write try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public var optional: GuessedOptional { fatalError() }

  @available(
    *,
    unavailable,
    message: "if it may be missing, write try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public var find: GuessedOptional { fatalError() }

  @available(*, unavailable, message: "write try $0.resolveAll(T.self)")
  @_documentation(visibility: private)
  public var getAll: GuessedList { fatalError() }

  @available(*, unavailable, message: "write try $0.resolveAll(T.self)")
  @_documentation(visibility: private)
  public var getServices: GuessedList { fatalError() }

  @available(*, unavailable, message: "write try $0.resolveAll(T.self)")
  @_documentation(visibility: private)
  public var resolveMany: GuessedList { fatalError() }

  @available(*, unavailable, message: "write try $0.resolveAll(T.self)")
  @_documentation(visibility: private)
  public var resolveList: GuessedList { fatalError() }

  @available(*, unavailable, message: "write try $0.resolveAll(T.self)")
  @_documentation(visibility: private)
  public var all: GuessedList { fatalError() }

  @available(*, unavailable, message: "write try $0.resolveAll(T.self)")
  @_documentation(visibility: private)
  public var collect: GuessedList { fatalError() }

  @available(*, unavailable, message: "resolve a Provider: try $0.resolve(Provider<T>.self)")
  @_documentation(visibility: private)
  public var provider: GuessedProvider { fatalError() }

  @available(*, unavailable, message: "resolve a Provider: try $0.resolve(Provider<T>.self)")
  @_documentation(visibility: private)
  public var resolveProvider: GuessedProvider { fatalError() }

  @available(*, unavailable, message: "resolve a Provider: try $0.resolve(Provider<T>.self)")
  @_documentation(visibility: private)
  public var getProvider: GuessedProvider { fatalError() }

  @available(
    *,
    unavailable,
    message: "resolve a Lazy: try $0.resolve(Lazy<T>.self)"
  )
  @_documentation(visibility: private)
  public var lazy: GuessedProvider { fatalError() }

  @available(
    *,
    unavailable,
    message: "resolve a Lazy: try $0.resolve(Lazy<T>.self)"
  )
  @_documentation(visibility: private)
  public var resolveLazy: GuessedProvider { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(), or try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public func get<Value>(_ type: Value.Type = Value.self, named name: String) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, arguments: Input) -> Value { fatalError() }
}
