/// Stands in for resolving in another framework, with its arguments, so that there is only one
/// error.
@_documentation(visibility: private)
public struct GuessedResolving: Sendable {
  public func callAsFunction<Value>(
    _ type: Value.Type = Value.self,
    name: Any? = nil,
    named: Any? = nil,
    tag: Any? = nil,
    key: Any? = nil,
    argument: Any? = nil,
    arguments: Any...
  ) -> Value { fatalError() }

  @_disfavoredOverload
  public func callAsFunction<Value>(_ type: Value.Type, _ qualifier: Any) -> Value { fatalError() }

  @_disfavoredOverload
  public func callAsFunction<Value>(of type: Value.Type) -> Value { fatalError() }

  @_disfavoredOverload
  public func callAsFunction<Value>(for type: Value.Type) -> Value { fatalError() }

  @_disfavoredOverload
  public func callAsFunction<Value>(_ name: String) -> Value { fatalError() }
}
