// First guesses at the verb for resolving: unavailable, with messages that name the API to use.

extension Container {
  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var getInstance: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var getBean: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var getRequiredService: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var getKeyedService: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var make: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var create: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var retrieve: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var lookup: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var locate: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var resolveRequired: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var resolveOrFail: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var inject: GuessedResolving { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public var bean: GuessedResolving { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public var resolveNamed: GuessedResolving { fatalError() }

  @available(
    *,
    unavailable,
    message: "write resolve with await: try await container.resolve(T.self)"
  )
  @_documentation(visibility: private)
  public var resolveAsync: GuessedResolving { fatalError() }

  @available(
    *,
    unavailable,
    message: "write resolve with await: try await container.resolve(T.self)"
  )
  @_documentation(visibility: private)
  public var getAsync: GuessedResolving { fatalError() }
}
