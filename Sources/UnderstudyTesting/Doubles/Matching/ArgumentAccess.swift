/// Gives matchers access to an argument of one type as a value of another.
enum ArgumentAccess<Argument, Value: Sendable> {
  /// Returns a test of the argument as a `Value`; `nil` if no argument can be one.
  ///
  /// An argument that could be one and is not does not pass.
  static func test(_ check: @escaping @Sendable (Value) -> Bool) -> BoundMatcher.Test? {
    if Argument.self == Value.self { return { check($0.load(as: Value.self)) } }
    guard mayBeCast else { return nil }
    return { ($0.load(as: Argument.self) as? Value).map(check) ?? false }
  }

  /// Whether some arguments are values, depending on their dynamic type.
  private static var mayBeCast: Bool {
    if StoredFields.isExistential(Argument.self) || StoredFields.isExistential(Value.self) {
      return true
    }
    return Argument.self is Value.Type || Value.self is Argument.Type
  }
}
