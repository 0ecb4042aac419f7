// First guesses at variants that only a `Registration` has: unavailable, with messages that name the
// API to use.

extension Container {
  @available(*, unavailable, message: "registrations go into a batch: register { Registration(…) }")
  @_documentation(visibility: private)
  public func register(_ registration: any AnyRegistration) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a list of registrations goes into a batch: register { list }"
  )
  @_documentation(visibility: private)
  public func register(_ registrations: [any AnyRegistration]) { fatalError() }

  @available(
    *,
    unavailable,
    message: "an asynchronous factory takes the resolver: register(T.self) { _ in try await … }"
  )
  @_documentation(visibility: private)
  public func register<Value: Sendable>(
    _ type: Value.Type,
    factory: @escaping @Sendable () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "an asynchronous factory takes the resolver: register(T.self) { _ in try await … }"
  )
  @_documentation(visibility: private)
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String?,
    factory: @escaping @Sendable () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write register { Registration(T.self, lifetime: .transient) { try await … } }; a Sendable type may also have the resolver: { _ in try await … }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    factory: @escaping @Sendable () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a main-actor factory takes the resolver: register(T.self, on: MainActor.self) { _ in … }"
  )
  @_documentation(visibility: private)
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    on actor: MainActor.Type,
    factory: @escaping @MainActor @Sendable () throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a typed key's factory needs a batch: register { Registration(key: \\.clock) { … } }; if the main actor makes it, Registration(key: \\.clock, on: MainActor.self) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    factory: @escaping @Sendable () throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a typed key's factory needs a batch: register { Registration(key: \\.clock) { … } }; if the main actor makes it, Registration(key: \\.clock, on: MainActor.self) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "resolve the source in the factory: register(T.self) { try $0.resolve(S.self)… }"
  )
  @_documentation(visibility: private)
  public func register<Value, Source>(
    _ type: Value.Type,
    name: String? = nil,
    from source: Source.Type,
    named sourceName: String? = nil,
    lifetime: Lifetime<Value>? = nil,
    build: @escaping @Sendable (Source) async throws -> Value,
    otherwise fallback: (@Sendable (Resolver) async throws -> Value)? = nil
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a pool needs a batch: register { Registration(pooling: T.self, maximum: 4) { … } }"
  )
  @_documentation(visibility: private)
  public func register<Element>(
    pooling type: Element.Type,
    name: String? = nil,
    maximum: Int,
    factory: @escaping @Sendable () async throws -> Element,
    reset: (@Sendable (Element) throws -> Void)? = nil,
    discard: (@Sendable (Element) async -> Void)? = nil
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a pool needs a batch: register { Registration(pooling: T.self, maximum: 4) { … } }"
  )
  @_documentation(visibility: private)
  public func register<Element>(
    pooling type: Element.Type,
    name: String? = nil,
    maximum: Int,
    factory: @escaping @Sendable (Resolver) async throws -> Element,
    reset: (@Sendable (Element) throws -> Void)? = nil,
    discard: (@Sendable (Element) async -> Void)? = nil
  ) { fatalError() }
}
