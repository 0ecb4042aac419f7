// What people write after a registration, with the way it is written here. None of it can be called.

/// What a registration of another framework returns, so that the compiler has but one thing to say.
@_documentation(visibility: private)
@dynamicMemberLookup
@dynamicCallable
public struct FollowedRegistration<Value> {
  /// Takes every member.
  public subscript(dynamicMember member: String) -> FollowedRegistration { fatalError() }

  /// Takes every argument.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> FollowedRegistration { fatalError() }

  @discardableResult
  public func inObjectScope(_ lifetime: GuessedOption) -> FollowedRegistration { fatalError() }

  @discardableResult
  public func scope(_ lifetime: GuessedOption) -> FollowedRegistration { fatalError() }

  @discardableResult
  public func `in`(_ lifetime: GuessedOption) -> FollowedRegistration { fatalError() }

  @discardableResult
  public func initCompleted(
    _ complete: (Resolver, Value) throws -> Void
  ) -> FollowedRegistration { fatalError() }

  @discardableResult
  public func resolveProperties(
    _ complete: (Resolver, Value) throws -> Void
  ) -> FollowedRegistration { fatalError() }

  @discardableResult
  public func onClose(
    _ close: (Value) async throws -> Void
  ) -> FollowedRegistration { fatalError() }

  @discardableResult
  public func onTest(_ factory: () throws -> Value) -> FollowedRegistration { fatalError() }
}

extension Container {
  @available(
    *,
    unavailable,
    message:
      "nothing follows register: a lifetime is an argument (lifetime: .transient), and hooks follow Registration(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    factory: @escaping @Sendable () throws -> Value
  ) -> FollowedRegistration<Value> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "nothing follows register: a lifetime is an argument (lifetime: .transient), and hooks follow Registration(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) -> FollowedRegistration<Value> { fatalError() }
}
