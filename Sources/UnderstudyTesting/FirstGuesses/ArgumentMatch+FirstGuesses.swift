// Unavailable declarations for guesses from other tools; the messages name the real API.

extension ArgumentMatch {
  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func value(_ value: Argument) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func eq(_ value: Argument) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func equals(_ value: Argument) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func equalTo(_ value: Argument) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func isEqual(_ value: Argument) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .where { … }.")
  public static func matching(_ predicate: (Argument) -> Bool) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .where { … }.")
  public static func matches(_ predicate: (Argument) -> Bool) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .where { … }.")
  public static func argThat(_ predicate: (Argument) -> Bool) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .where { … }.")
  public static func satisfies(_ predicate: (Argument) -> Bool) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var anyValue: ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var anything: ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .nil.")
  public static var isNil: ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .notNil.")
  public static var isNotNil: ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .hasPrefix(…).")
  public static func startsWith(_ part: String) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .hasPrefix(…).")
  public static func prefix(_ part: String) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .hasSuffix(…).")
  public static func endsWith(_ part: String) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .hasSuffix(…).")
  public static func suffix(_ part: String) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .empty.")
  public static var isEmpty: ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(…), with the values one by one.")
  public static func oneOf(_ values: Value...) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(…), with the values one by one.")
  public static func `in`(_ values: [Value]) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .greaterThan(…).")
  public static func gt(_ value: Value) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .atLeast(…).")
  public static func gte(_ value: Value) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .lessThan(…).")
  public static func lt(_ value: Value) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .atMost(…).")
  public static func lte(_ value: Value) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor).")
  public static func capture(_ captor: Captor<Argument>) -> ArgumentMatch { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor).")
  public static func captor(_ captor: Captor<Argument>) -> ArgumentMatch { unavailable() }
}
