/// Stands in for registering in another framework, with its arguments, so that there is only one
/// error.
@_documentation(visibility: private)
public struct GuessedRegistering: Sendable {
  @discardableResult
  public func callAsFunction<Value>(
    _ type: Value.Type,
    _ qualifier: Any? = nil,
    name: Any? = nil,
    named: Any? = nil,
    tag: Any? = nil,
    key: Any? = nil,
    createdAtStart: Bool = false,
    eager: Bool = false,
    override: Bool = false,
    factory: () async throws -> Value
  ) -> FollowedRegistration<Value> { fatalError() }

  @discardableResult
  public func callAsFunction<Value>(
    _ type: Value.Type,
    _ qualifier: Any? = nil,
    name: Any? = nil,
    named: Any? = nil,
    tag: Any? = nil,
    key: Any? = nil,
    createdAtStart: Bool = false,
    eager: Bool = false,
    override: Bool = false,
    factory: (Resolver) async throws -> Value
  ) -> FollowedRegistration<Value> { fatalError() }

  @discardableResult
  public func callAsFunction<Value>(
    _ type: Value.Type,
    name: Any? = nil,
    factory: (Resolver, Value) async throws -> Value
  ) -> FollowedRegistration<Value> { fatalError() }

  @discardableResult
  public func callAsFunction<Value>(
    _ qualifier: Any? = nil,
    qualifier other: Any? = nil,
    name: Any? = nil,
    named: Any? = nil,
    tag: Any? = nil,
    key: Any? = nil,
    createdAtStart: Bool = false,
    eager: Bool = false,
    override: Bool = false,
    factory: () async throws -> Value
  ) -> FollowedRegistration<Value> { fatalError() }

  @discardableResult
  public func callAsFunction<Value>(
    _ qualifier: Any? = nil,
    name: Any? = nil,
    factory: (Resolver) async throws -> Value
  ) -> FollowedRegistration<Value> { fatalError() }

  @discardableResult
  @_disfavoredOverload
  public func callAsFunction(
    _ arguments: Any...,
    as type: Any? = nil,
    for other: Any? = nil,
    to implementation: Any? = nil,
    with double: Any? = nil,
    instance: Any? = nil,
    value: Any? = nil,
    name: Any? = nil,
    named: Any? = nil,
    tag: Any? = nil,
    key: Any? = nil
  ) -> FollowedRegistration<Any> { fatalError() }

  @discardableResult
  public func callAsFunction<Value>(
    _ type: Any,
    name: Any? = nil,
    argument: Any? = nil,
    arguments: Any...,
    initializer: () -> Value
  ) -> FollowedRegistration<Value> { fatalError() }

  @discardableResult
  @_disfavoredOverload
  public func callAsFunction<each Argument, Value>(
    _ type: Any,
    name: Any? = nil,
    argument: Any? = nil,
    arguments: Any...,
    initializer: (repeat each Argument) -> Value
  ) -> FollowedRegistration<Value> { fatalError() }
}
