/// What gives a provider in another framework, so that the compiler has but one thing to say.
@_documentation(visibility: private)
public struct GuessedProvider: Sendable {
  public func callAsFunction<Value>(_ type: Value.Type = Value.self) -> Provider<Value> {
    fatalError()
  }

  public func callAsFunction<Value>(for type: Value.Type) -> Provider<Value> { fatalError() }
}
