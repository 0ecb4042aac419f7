// First guesses at the members that another framework's shared container has: unavailable, with a
// message that names the API to use.

/// What else `shared` may be. The compiler prefers the container's own `shared`, also an app's, if
/// it has the member.
@_documentation(visibility: private)
public protocol ContainerGuesses {}

extension Container: ContainerGuesses {}

extension ContainerGuesses {
  @available(
    *,
    unavailable,
    message:
      "the container has no such member; register by type, in @Test(.container { $0.register(x, as: (any P).self) }) or a ContainerTestCase, the app in Container.bootstrap { … }, and read it with @Injected, or try Container.current.resolve((any P).self); a typed key of Dependencies with register(key: \\.x, instance: x), @Injected(\\.x) and try Container.current.resolve(key: \\.x)"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public static var shared: GuessedFactories { fatalError() }
}

/// Stands in for a container whose members are factories, so that there is only one error.
@_documentation(visibility: private)
@dynamicMemberLookup
public struct GuessedFactories {
  /// Accepts every member.
  public subscript(dynamicMember member: String) -> GuessedFactory { fatalError() }

  /// Accepts a member that is read as a value.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember member: String) -> Value { fatalError() }
}

/// Stands in for a factory of such a container, and accepts whatever is asked of it.
@_documentation(visibility: private)
@dynamicMemberLookup
public struct GuessedFactory {
  /// Accepts every member.
  public subscript(dynamicMember member: String) -> GuessedFactory { fatalError() }

  /// Accepts a method of the instance, with its labels.
  @_disfavoredOverload
  public subscript(dynamicMember member: String) -> GuessedMethod { fatalError() }

  @discardableResult
  public func callAsFunction<Value>(_ factory: () throws -> Value) -> GuessedFactory {
    fatalError()
  }

  @discardableResult
  public func callAsFunction(_ option: GuessedOption) -> GuessedFactory { fatalError() }

  @discardableResult
  @_disfavoredOverload
  public func callAsFunction(_ value: Any) -> GuessedFactory { fatalError() }

  @discardableResult
  public func callAsFunction<Value>(
    _ option: GuessedOption,
    _ factory: () throws -> Value
  ) -> GuessedFactory { fatalError() }

  @discardableResult
  public func callAsFunction<Value>() -> Value { fatalError() }

  @discardableResult
  public func callAsFunction() -> GuessedFactory { fatalError() }

  @discardableResult
  public func register<Value>(_ factory: () throws -> Value) -> GuessedFactory { fatalError() }
}
