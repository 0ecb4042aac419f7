extension ArgumentMatch where Value: Comparable & Sendable {
  /// Matches arguments in the range.
  ///
  /// ```swift
  /// oven.on.heat(to: .in(180...220)).verify()
  /// ```
  ///
  /// - Parameter range: a range of any kind.
  public static func `in`<Range: RangeExpression<Value> & Sendable>(_ range: Range) -> ArgumentMatch
  {
    ArgumentMatch("in \(PatternText.range(range))") { range.contains($0) }
  }

  /// Matches arguments greater than the value.
  ///
  /// ```swift
  /// gateway.on.charge(.greaterThan(Money(cents: 10_000))).throws(.declined)
  /// ```
  ///
  /// - Parameter value: a value of the argument's type.
  public static func greaterThan(_ value: Value) -> ArgumentMatch {
    ArgumentMatch("> \(CallText.text(of: value))") { $0 > value }
  }

  /// Matches arguments greater than or equal to the value.
  ///
  /// ```swift
  /// oven.on.heat(to: .atLeast(180)).verify()
  /// ```
  ///
  /// - Parameter value: a value of the argument's type.
  public static func atLeast(_ value: Value) -> ArgumentMatch {
    ArgumentMatch(">= \(CallText.text(of: value))") { $0 >= value }
  }

  /// Matches arguments less than the value.
  ///
  /// ```swift
  /// oven.on.heat(to: .lessThan(180)).verify(.never)
  /// ```
  ///
  /// - Parameter value: a value of the argument's type.
  public static func lessThan(_ value: Value) -> ArgumentMatch {
    ArgumentMatch("< \(CallText.text(of: value))") { $0 < value }
  }

  /// Matches arguments less than or equal to the value.
  ///
  /// ```swift
  /// oven.on.heat(to: .atMost(220)).verify()
  /// ```
  ///
  /// - Parameter value: a value of the argument's type.
  public static func atMost(_ value: Value) -> ArgumentMatch {
    ArgumentMatch("<= \(CallText.text(of: value))") { $0 <= value }
  }
}
