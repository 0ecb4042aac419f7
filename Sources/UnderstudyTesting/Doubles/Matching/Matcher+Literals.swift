extension Matcher: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Matches text that is equal to the literal, and values that can be written as it.
  public init(stringLiteral text: String) {
    self.init(LiteralKind(literal: TextLiteral(value: text)))
  }
}

extension Matcher: ExpressibleByIntegerLiteral {
  /// Matches numbers that are equal to the literal, and values that can be written as it.
  public init(integerLiteral number: Int128) {
    self.init(LiteralKind(literal: IntegerLiteral(value: number)))
  }
}

extension Matcher: ExpressibleByFloatLiteral {
  /// Matches numbers that are equal to the literal, and values that can be written as it.
  public init(floatLiteral number: Double) {
    self.init(LiteralKind(literal: FloatLiteral(value: number)))
  }
}

extension Matcher: ExpressibleByBooleanLiteral {
  /// Matches what is equal to `true` or `false`, and values that can be written so.
  public init(booleanLiteral flag: Bool) {
    self.init(LiteralKind(literal: BooleanLiteral(value: flag)))
  }
}

extension Matcher: ExpressibleByNilLiteral {
  /// Matches `nil`, like ``nil``.
  public init(nilLiteral: ()) { self = .nil }
}
