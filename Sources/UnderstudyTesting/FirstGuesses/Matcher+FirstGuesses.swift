// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Matcher {
  @available(*, unavailable, message: "Write .any.")
  public static var anything: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var anyValue: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var anyArgument: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var wildcard: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var ignored: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var always: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static func any<Value>(_ type: Value.Type) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .type(of: Value.self).")
  public static func ofType<Value>(_ type: Value.Type) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .type(of: Value.self).")
  public static func isA<Value>(_ type: Value.Type) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Compare the type: .where { (type: Any.Type) in type == T.self }."
  )
  @_disfavoredOverload
  public static func equal(_ type: any Any.Type) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func eq<Value>(_ value: Value) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func equalTo<Value>(_ value: Value) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func equals<Value>(_ value: Value) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func isEqual<Value>(_ value: Value) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func value<Value>(_ value: Value) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func exact<Value>(_ value: Value) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .equal(…), or the literal itself.")
  public static func same<Value>(_ value: Value) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .nil.")
  public static var isNil: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .nil.")
  public static var null: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .nil.")
  public static var none: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .notNil.")
  public static var isNotNil: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .notNil.")
  public static var notNull: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .notNil.")
  public static var some: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .notNil.")
  public static var exists: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .hasPrefix(…).")
  public static func startsWith(_ prefix: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .hasPrefix(…).")
  public static func prefix(_ prefix: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .hasPrefix(…).")
  public static func beginsWith(_ prefix: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .hasSuffix(…).")
  public static func endsWith(_ suffix: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .hasSuffix(…).")
  public static func suffix(_ suffix: String) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func matching<Value>(_ predicate: (Value) -> Bool) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func that<Value>(_ predicate: (Value) -> Bool) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func argThat<Value>(_ predicate: (Value) -> Bool) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func satisfies<Value>(_ predicate: (Value) -> Bool) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func satisfying<Value>(_ predicate: (Value) -> Bool) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func predicate<Value>(_ predicate: (Value) -> Bool) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func check<Value>(_ predicate: (Value) -> Bool) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor).")
  public static func captor<Value>(_ captor: Captor<Value>) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor).")
  public static func capture<Value>(_ captor: Captor<Value>) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor).")
  public static func capturing<Value>(_ captor: Captor<Value>) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .empty.")
  public static var isEmpty: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .greaterThan(…).")
  public static func gt<Value>(_ value: Value) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .greaterThan(…).")
  public static func moreThan<Value>(_ value: Value) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .lessThan(…).")
  public static func lt<Value>(_ value: Value) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .lessThan(…).")
  public static func fewerThan<Value>(_ value: Value) -> Matcher { unavailable() }
}
