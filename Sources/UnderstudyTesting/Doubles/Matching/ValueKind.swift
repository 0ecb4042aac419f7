/// A matcher that reads the argument as a value of one type.
struct ValueKind<Value: Sendable>: MatcherKind {
  let text: String
  /// The value that the argument has to equal, if that is the condition.
  var expected: Value?
  let check: @Sendable (Value) -> Bool

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    guard let test = ArgumentAccess<Argument, Value>.test(check) else {
      throw MatcherRefusal(text: text, complaint: "is for \(Value.self)")
    }
    return BoundMatcher(text: text, test: test, expected: expected.map(ArgumentValue.init))
  }
}
