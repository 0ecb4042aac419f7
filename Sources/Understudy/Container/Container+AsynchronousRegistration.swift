/// Registers asynchronous factories, and factories that run on the main actor.
extension Container {
  /// Registers a singleton with an asynchronous factory; only `await` can resolve it until it is
  /// built.
  @_disfavoredOverload
  @inlinable
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Value
  ) {
    add(Value.self, name, .singleton, .making(.singleton, factory), in: .task, fileID, line)
  }

  /// Registers a singleton with an asynchronous factory that has no dependencies.
  ///
  /// ```swift
  /// container.register(Ledger.self) { try await Ledger.open() }
  /// ```
  @_disfavoredOverload
  @inlinable
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () async throws -> Value
  ) {
    add(Value.self, name, .singleton, .making(.singleton, factory), in: .task, fileID, line)
  }

  /// Registers an asynchronous factory with a lifetime.
  @_disfavoredOverload
  @inlinable
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Value
  ) {
    add(Value.self, name, lifetime, .making(lifetime.kind, factory), in: .task, fileID, line)
  }

  /// Registers an asynchronous factory without dependencies, with a lifetime.
  @_disfavoredOverload
  @inlinable
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () async throws -> Value
  ) {
    add(Value.self, name, lifetime, .making(lifetime.kind, factory), in: .task, fileID, line)
  }

  /// Registers a factory that runs on the main actor.
  ///
  /// ```swift
  /// container.register(WindowModel.self, on: MainActor.self) { _ in WindowModel() }
  /// ```
  ///
  /// A synchronous resolve works on the main actor and throws ``ContainerError/requiresAsync(_:)``
  /// elsewhere; an asynchronous one switches to the main actor.
  @inlinable
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @MainActor @Sendable (Resolver) throws -> Value
  ) {
    add(
      Registration(
        type,
        name: name,
        lifetime: lifetime,
        on: actor,
        fileID: fileID,
        line: line,
        factory: factory
      )
    )
  }

  /// Registers a factory that runs on the main actor and has no dependencies.
  @inlinable
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @MainActor @Sendable () throws -> Value
  ) {
    register(type, name: name, lifetime: lifetime, on: actor, fileID: fileID, line: line) { _ in
      try factory()
    }
  }
}
