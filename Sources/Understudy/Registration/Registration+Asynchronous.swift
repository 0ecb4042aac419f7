/// Factories that suspend, and those that run on the main actor.
extension Registration {
  /// A registration of the given lifetime whose factory suspends; only `await` can resolve it.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Value
  ) {
    self.init(
      key: Key(Value.self, name: name),
      lifetime: lifetime.kind,
      scope: lifetime.scope,
      .making(lifetime.kind, factory),
      in: .task,
      fileID: fileID,
      line: line
    )
  }

  /// A registration of the given lifetime whose factory suspends and needs nothing.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () async throws -> Value
  ) {
    self.init(
      key: Key(Value.self, name: name),
      lifetime: lifetime.kind,
      scope: lifetime.scope,
      .making(lifetime.kind, factory),
      in: .task,
      fileID: fileID,
      line: line
    )
  }
}

extension Registration where Value: Sendable {
  /// A singleton whose factory suspends; only `await` can resolve it until it is built.
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Value
  ) {
    self.init(
      type,
      name: name,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      factory: factory
    )
  }

  /// A singleton whose factory suspends and needs nothing.
  ///
  /// ```swift
  /// Registration(Ledger.self) { try await Ledger.open() }
  /// ```
  @_disfavoredOverload
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () async throws -> Value
  ) {
    self.init(
      type,
      name: name,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      factory: factory
    )
  }

  /// A registration whose factory runs on the main actor.
  ///
  /// A synchronous resolve works on the main actor and throws
  /// ``ContainerError/requiresAsync(_:)`` elsewhere; the asynchronous one hops there.
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @MainActor @Sendable (Resolver) throws -> Value
  ) {
    self.init(
      key: Key(Value.self, name: name),
      lifetime: lifetime.kind,
      scope: lifetime.scope,
      .making(lifetime.kind) { resolver in
        try MainActor.assumeIsolated { try factory(resolver) }
      },
      in: .mainActor,
      fileID: fileID,
      line: line
    )
  }

  /// A registration whose factory runs on the main actor and needs nothing.
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @MainActor @Sendable () throws -> Value
  ) {
    self.init(type, name: name, lifetime: lifetime, on: actor, fileID: fileID, line: line) { _ in
      try factory()
    }
  }
}
