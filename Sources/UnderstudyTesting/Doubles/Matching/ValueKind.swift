/// A matcher that looks at the argument as a value of one type.
struct ValueKind<Value: Sendable>: MatcherKind {
  let text: String
  /// What the argument has to be equal to, if that is what is checked.
  var expected: Value?
  let check: @Sendable (Value) -> Bool

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    guard let test = ArgumentAccess<Argument, Value>.test(check) else {
      throw MatcherRefusal(text: text, complaint: "is for \(Value.self)")
    }
    return BoundMatcher(text: text, test: test, expected: expected.map(ArgumentValue.init))
  }
}
