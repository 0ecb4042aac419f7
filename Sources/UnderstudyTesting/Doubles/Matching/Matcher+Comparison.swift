extension Matcher {
  /// Matches arguments in the range.
  ///
  /// ```swift
  /// gateway.charging.verify(with: .in(Money(cents: 100)...), .any)
  /// oven.heating.verify(with: .in(180...220))
  /// ```
  ///
  /// - Parameter range: a range of any kind, with bounds of the argument's type.
  public static func `in`<Range: RangeExpression & Sendable>(_ range: Range) -> Matcher
  where Range.Bound: Sendable {
    Matcher(ValueKind(text: "in \(PatternText.range(range))") { range.contains($0) })
  }

  /// Matches arguments greater than the value.
  ///
  /// ```swift
  /// gateway.charging.when(.greaterThan(Money(cents: 10_000)), .any).throws(.declined)
  /// ```
  ///
  /// - Parameter value: a value of the argument's type.
  public static func greaterThan<Value: Comparable & Sendable>(_ value: Value) -> Matcher {
    Matcher(ValueKind(text: "> \(CallText.text(of: value))") { $0 > value })
  }

  /// Matches arguments greater than or equal to the value.
  ///
  /// ```swift
  /// oven.heating.verify(with: .atLeast(180))
  /// ```
  ///
  /// - Parameter value: a value of the argument's type.
  public static func atLeast<Value: Comparable & Sendable>(_ value: Value) -> Matcher {
    Matcher(ValueKind(text: ">= \(CallText.text(of: value))") { $0 >= value })
  }

  /// Matches arguments less than the value.
  ///
  /// ```swift
  /// oven.heating.verify(.never, with: .lessThan(180))
  /// ```
  ///
  /// - Parameter value: a value of the argument's type.
  public static func lessThan<Value: Comparable & Sendable>(_ value: Value) -> Matcher {
    Matcher(ValueKind(text: "< \(CallText.text(of: value))") { $0 < value })
  }

  /// Matches arguments less than or equal to the value.
  ///
  /// ```swift
  /// oven.heating.verify(with: .atMost(220))
  /// ```
  ///
  /// - Parameter value: a value of the argument's type.
  public static func atMost<Value: Comparable & Sendable>(_ value: Value) -> Matcher {
    Matcher(ValueKind(text: "<= \(CallText.text(of: value))") { $0 <= value })
  }
}
