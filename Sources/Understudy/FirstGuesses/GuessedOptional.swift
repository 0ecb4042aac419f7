/// Stands in for resolving an optional in another framework, so that there is only one error.
@_documentation(visibility: private)
public struct GuessedOptional: Sendable {
  public func callAsFunction<Value>(
    _ type: Value.Type = Value.self,
    name: Any? = nil,
    named: Any? = nil,
    tag: Any? = nil,
    key: Any? = nil,
    arguments: Any...
  ) -> Value? { fatalError() }

  @_disfavoredOverload
  public func callAsFunction<Value>(_ type: Value.Type, _ qualifier: Any) -> Value? { fatalError() }
}
