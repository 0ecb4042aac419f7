// First guesses at what follows `register`: unavailable, with messages that name the API to use.

/// Stands in for what `register` of another framework returns. Each of its members is unavailable, so
/// that there is one error, about the member.
@_documentation(visibility: private)
@dynamicMemberLookup
public struct GuessedRegistration<Value> {
  /// Accepts the parentheses behind a lifetime.
  @discardableResult
  public func callAsFunction() -> GuessedRegistration { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  public func onPreview(_ factory: () throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "an instance does not age: release it with container.reset(only: T.self)"
  )
  public func timeToLive(_ seconds: Double) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register returns nothing; hooks and live() belong to a registration: container.register { Registration(T.self) { … }.live() }; without the argument lifetime: .transient it is a singleton"
  )
  public subscript(dynamicMember member: String) -> FollowedRegistration<Value> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register returns nothing; hooks and live() belong to a registration: container.register { Registration(T.self) { … }.live() }; without the argument lifetime: .transient it is a singleton"
  )
  public func initCompleted(_ complete: (Resolver, Value) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register returns nothing; hooks and live() belong to a registration: container.register { Registration(T.self) { … }.live() }; without the argument lifetime: .transient it is a singleton"
  )
  public func resolveProperties(_ complete: (Resolver, Value) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register returns nothing; hooks and live() belong to a registration: container.register { Registration(T.self) { … }.live() }; without the argument lifetime: .transient it is a singleton"
  )
  public func onBuild(_ build: (Resolver, Value) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register returns nothing; hooks and live() belong to a registration: container.register { Registration(T.self) { … }.live() }; without the argument lifetime: .transient it is a singleton"
  )
  public func onClose(_ close: (Value) async throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register returns nothing; hooks and live() belong to a registration: container.register { Registration(T.self) { … }.live() }; without the argument lifetime: .transient it is a singleton"
  )
  public func onTest(_ factory: () throws -> Value) { fatalError() }
}

extension Container {
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    factory: @escaping @Sendable () throws -> Value
  ) -> GuessedRegistration<Value> { fatalError() }

  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) -> GuessedRegistration<Value> { fatalError() }

  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    factory: @escaping @Sendable () throws -> Value
  ) -> GuessedRegistration<Value> { fatalError() }

  @_documentation(visibility: private)
  @_disfavoredOverload
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) -> GuessedRegistration<Value> { fatalError() }

  @available(
    *,
    unavailable,
    message: "mark a registration: container.register { Registration(T.self) { … }.live() }"
  )
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    live: Bool,
    factory: () throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "mark a registration: container.register { Registration(T.self) { … }.live() }"
  )
  @_documentation(visibility: private)
  public func live<Value>(_ type: Value.Type, name: String? = nil, factory: () throws -> Value) {
    fatalError()
  }
}
