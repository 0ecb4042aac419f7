/// Stands in for a method of what such a factory makes.
@_documentation(visibility: private)
@dynamicCallable
public struct GuessedMethod {
  @discardableResult
  @_disfavoredOverload
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>)
    -> GuessedFactory
  { fatalError() }

  public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any>)
    -> Value
  { fatalError() }
}
