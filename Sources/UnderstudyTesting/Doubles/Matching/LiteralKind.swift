/// A matcher written as a literal: it becomes a value of the argument's type.
struct LiteralKind<Literal: MatcherLiteral>: MatcherKind {
  let literal: Literal

  var text: String { CallText.text(of: literal.value) }

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    if StoredFields.isExistential(type), let value = literal.natural {
      return try ValueKind(text: text, expected: value) { $0 == value }.bound(to: type)
    }
    guard let value = literal.written(as: type) else {
      let isOfItsKind = Literal.isWritable(as: type)
      throw MatcherRefusal(
        text: text,
        complaint: isOfItsKind ? "does not fit" : "is for \(Literal.domain)"
      )
    }
    guard let test = Equality.test(for: value) else {
      throw MatcherRefusal(text: text, complaint: "can only match Equatable values")
    }
    return BoundMatcher(text: text, test: test, expected: ArgumentValue(value))
  }
}
