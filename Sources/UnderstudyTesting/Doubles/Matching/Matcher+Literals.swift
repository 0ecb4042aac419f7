extension Matcher: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Matches texts equal to the literal, and values that the literal can express.
  ///
  /// ```swift
  /// mailer.sends.verify(with: .any, "ada@example.org")
  /// ```
  public init(stringLiteral text: String) {
    self.init(LiteralKind(literal: TextLiteral(value: text)))
  }
}

extension Matcher: ExpressibleByIntegerLiteral {
  /// Matches numbers equal to the literal, and values that the literal can express.
  ///
  /// ```swift
  /// oven.heating.verify(with: 180)
  /// ```
  public init(integerLiteral number: Int128) {
    self.init(LiteralKind(literal: IntegerLiteral(value: number)))
  }
}

extension Matcher: ExpressibleByFloatLiteral {
  /// Matches numbers equal to the literal, and values that the literal can express.
  ///
  /// ```swift
  /// lights.dimming.verify(with: 0.5)
  /// ```
  public init(floatLiteral number: Double) {
    self.init(LiteralKind(literal: FloatLiteral(value: number)))
  }
}

extension Matcher: ExpressibleByBooleanLiteral {
  /// Matches `true` or `false`, and values that the literal can express.
  ///
  /// ```swift
  /// lights.switching.verify(with: true)
  /// ```
  public init(booleanLiteral flag: Bool) {
    self.init(LiteralKind(literal: BooleanLiteral(value: flag)))
  }
}

extension Matcher: ExpressibleByNilLiteral {
  /// Matches `nil`, like ``nil``.
  ///
  /// ```swift
  /// mailer.sends.verify(with: .any, nil)
  /// ```
  public init(nilLiteral: ()) { self = .nil }
}
