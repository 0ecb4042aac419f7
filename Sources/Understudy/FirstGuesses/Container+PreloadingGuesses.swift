// First guesses at building at start-up and freezing: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "list the types to build: try container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func validate(types: [any Any.Type]) { fatalError() }

  @available(
    *,
    unavailable,
    message: "list the types to build: try container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func validate(roots types: [any Any.Type]) { fatalError() }

  @available(
    *,
    unavailable,
    message: "list the types to build: try container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func validate(_ types: [any Any.Type]) { fatalError() }

  @available(*, unavailable, message: "validate() takes nothing: try container.validate()")
  @_documentation(visibility: private)
  public func validate(strict: Bool) { fatalError() }

  @available(*, unavailable, message: "pass a list: try container.preload([T.self])")
  @_documentation(visibility: private)
  public func preload(_ types: any Any.Type...) { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass a list of types: try container.preload([T.self]); resolve a named one"
  )
  @_documentation(visibility: private)
  public func preload(_ keys: [Key]) throws { fatalError() }

  @available(*, unavailable, message: "pass a list: try container.preload([T.self])")
  @_documentation(visibility: private)
  public func preload() { fatalError() }

  @available(
    *,
    unavailable,
    message: "build what the app needs at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func prewarm() { fatalError() }

  @available(
    *,
    unavailable,
    message: "build what the app needs at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func warmup() { fatalError() }

  @available(
    *,
    unavailable,
    message: "build what the app needs at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func createEagerInstances() { fatalError() }

  @available(
    *,
    unavailable,
    message: "build what the app needs at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func instantiateSingletons() { fatalError() }

  @available(
    *,
    unavailable,
    message: "build what the app needs at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func initialize() { fatalError() }

  @available(
    *,
    unavailable,
    message: "build what the app needs at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func build() { fatalError() }

  @available(*, unavailable, message: "write container.freeze()")
  @_documentation(visibility: private)
  public func seal() { fatalError() }

  @available(*, unavailable, message: "freeze() again has no effect: call it without asking")
  @_documentation(visibility: private)
  public var isFrozen: Bool { fatalError() }

  @available(
    *,
    unavailable,
    message: "a frozen container stays frozen; change a copy: container.fork()"
  )
  @_documentation(visibility: private)
  public func unfreeze() { fatalError() }
}
