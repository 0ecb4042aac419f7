// First guesses at registering for a typed key: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "a typed key's factory needs a batch: register { Registration(key: \\.model, on: MainActor.self) { … } }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    on actor: MainActor.Type,
    factory: @escaping @MainActor @Sendable () throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a typed key's factory needs a batch: register { Registration(key: \\.model, on: MainActor.self) { … } }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    on actor: MainActor.Type,
    factory: @escaping @MainActor @Sendable (Resolver) throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register the factory that makes it: register(key: \\.ticket, instance: ParameterizedFactory { input in … })"
  )
  @_disfavoredOverload
  @_documentation(visibility: private)
  public func register<Input, Value>(
    key path: KeyPath<Dependencies, Dependency<ParameterizedFactory<Input, Value>>>,
    factory: @escaping (Input) async throws -> Value
  ) { fatalError() }
}

extension Registration {
  @available(
    *,
    unavailable,
    message: "the key comes first: Registration(key: \\.model, on: MainActor.self) { … }"
  )
  @_documentation(visibility: private)
  public init(
    on actor: MainActor.Type,
    key path: KeyPath<Dependencies, Dependency<Value>>,
    factory: @escaping @MainActor @Sendable () throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a typed key's factory does not await: register what it made, register(key: \\.clock, instance: try await Clock.open()); or name the actor, Registration(key: \\.model, on: MainActor.self) { … }"
  )
  @_disfavoredOverload
  @_documentation(visibility: private)
  public init(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    factory: @escaping @Sendable () async throws -> Value
  ) { fatalError() }
}

extension Dependency {
  @available(
    *,
    unavailable,
    message:
      "declare the factory that makes it: var ticket: Dependency<ParameterizedFactory<Input, Ticket>> { Dependency(live: { ParameterizedFactory { input in … } }) }, which code reads and calls with create(with:)"
  )
  @_documentation(visibility: private)
  public init<Input, Product>(
    with input: Input.Type,
    live: (Resolver, Input) throws -> Product
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare the factory that makes it: var ticket: Dependency<ParameterizedFactory<Input, Ticket>> { Dependency(default: { ParameterizedFactory { input in … } }) }, which code reads and calls with create(with:)"
  )
  @_documentation(visibility: private)
  public init<Input, Product>(
    with input: Input.Type,
    default standard: (Resolver, Input) throws -> Product
  ) { fatalError() }
}
