/// Registers asynchronous factories, and factories that run on the main actor.
extension Container {
  /// Registers an asynchronous factory; only `await` can resolve it until it is built.
  ///
  /// ```swift
  /// container.register(Ledger.self) { _ in try await Ledger.open() }
  /// ```
  ///
  /// A type that is not `Sendable` is registered as a ``Registration`` with a lifetime, in a batch.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - factory: makes the instance.
  @_disfavoredOverload
  @inlinable
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value> = .singleton,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) async throws -> Value
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
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - actor: `MainActor.self`; no other actor is accepted.
  ///   - factory: makes the instance.
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
}
