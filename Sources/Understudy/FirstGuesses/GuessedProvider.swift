/// Stands in for getting a provider in another framework, so that there is only one error.
@_documentation(visibility: private)
public struct GuessedProvider: Sendable {
  public func callAsFunction<Value>(_ type: Value.Type = Value.self) -> Provider<Value> {
    fatalError()
  }

  public func callAsFunction<Value>(for type: Value.Type) -> Provider<Value> { fatalError() }
}
