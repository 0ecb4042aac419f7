// First guesses at what follows a registration of another framework: unavailable, with messages
// that name the API to use.

/// Stands in for another framework's registration, so that the compiler reports only one error.
@_documentation(visibility: private)
@dynamicMemberLookup
@dynamicCallable
public struct FollowedRegistration<Value> {
  /// Accepts every member.
  public subscript(dynamicMember member: String) -> FollowedRegistration { fatalError() }

  /// Accepts every argument.
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
      "register returns nothing; hooks and live() belong to a registration: container.register { Registration((any P).self) { x }.live() }"
  )
  @_documentation(visibility: private)
  public func register<Value: Sendable>(
    _ instance: Value,
    as type: Value.Type,
    name: String? = nil
  ) -> FollowedRegistration<Value> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register returns nothing; hooks and live() belong to a registration: container.register { Registration((any P).self) { x }.live() }"
  )
  @_documentation(visibility: private)
  public func register<Value: Sendable>(
    _ type: Value.Type,
    name: String? = nil,
    instance: Value
  ) -> FollowedRegistration<Value> { fatalError() }
}
