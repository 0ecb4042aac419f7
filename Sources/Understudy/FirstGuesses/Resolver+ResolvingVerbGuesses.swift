// First guesses at the verb for resolving in a factory: unavailable, with messages that name the
// API to use.

extension Resolver {
  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var getInstance: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var getBean: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var getRequiredService: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var getKeyedService: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var make: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var create: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var retrieve: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var lookup: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var locate: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var resolveRequired: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var resolveOrFail: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var instance: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var require: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var bean: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "pass the name: try $0.resolve(T.self, name: \"…\")")
  @_documentation(visibility: private)
  public var resolveNamed: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write resolve with await: try await $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var resolveAsync: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write resolve with await: try await $0.resolve(T.self)")
  @_documentation(visibility: private)
  public var getAsync: GuessedResolving { fatalError() }
}
