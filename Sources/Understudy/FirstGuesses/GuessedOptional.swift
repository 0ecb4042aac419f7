/// What another framework resolves that may be missing, so that the compiler has but one thing to say.
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
