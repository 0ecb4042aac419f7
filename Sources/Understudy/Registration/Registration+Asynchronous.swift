/// Makes registrations with asynchronous factories, and with factories that run on the main actor.
extension Registration {
  /// Makes a registration with a lifetime and an asynchronous factory; only `await` can resolve it.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
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

  /// Makes a registration with a lifetime and an asynchronous factory without dependencies.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
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
  /// Makes a singleton with an asynchronous factory; only `await` can resolve it until it is built.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
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

  /// Makes a singleton with an asynchronous factory that has no dependencies.
  ///
  /// ```swift
  /// Registration(Ledger.self) { try await Ledger.open() }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
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

  /// Makes a registration whose factory runs on the main actor.
  ///
  /// A synchronous resolve works on the main actor and throws ``ContainerError/requiresAsync(_:)``
  /// elsewhere; an asynchronous one switches to the main actor.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - actor: `MainActor.self`; no other actor is accepted.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
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

  /// Makes a registration whose factory runs on the main actor and has no dependencies.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - actor: `MainActor.self`; no other actor is accepted.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
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
