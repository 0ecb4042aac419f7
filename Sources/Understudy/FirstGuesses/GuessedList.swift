/// Stands in for resolving all of a type in another framework, so that there is only one error.
@_documentation(visibility: private)
public struct GuessedList: Sendable {
  public func callAsFunction<Value>(_ type: Value.Type = Value.self) -> [Value] { fatalError() }

  public func callAsFunction<Value>(of type: Value.Type) -> [Value] { fatalError() }
}
