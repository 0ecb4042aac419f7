// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Matcher {
  @available(*, unavailable, message: "Write .any.")
  public static var anyString: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var anyInt: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var anyBool: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var anyDouble: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var anyObject: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var anyVararg: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var dontCare: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .any.")
  public static var whatever: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .type(of: Value.self).")
  public static func anyInstance(_ type: Any.Type) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .type(of: Value.self).")
  public static func instanceOf(_ type: Any.Type) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .type(of: Value.self).")
  public static func isInstance(_ type: Any.Type) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .type(of: Value.self).")
  public static func kindOf(_ type: Any.Type) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .type(of: Value.self).")
  public static func typeOf(_ type: Any.Type) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .type(of: Value.self).")
  public static func type(_ type: Any.Type) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .type(of: Value.self).")
  public static func of(_ type: Any.Type) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .nil.")
  public static var isNull: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .nil.")
  public static var nilValue: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .nil.")
  public static var undefined: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .notNil.")
  public static var isNotNull: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .notNil.")
  public static var nonNil: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .notNil.")
  public static var defined: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .notNil.")
  public static var isSome: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .notNil.")
  public static var isPresent: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(.equal(…)).")
  public static func neq(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(.equal(…)).")
  public static func notEqual(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(.equal(…)).")
  public static func notEqualTo(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(.equal(…)).")
  public static func isNot(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(.equal(…)).")
  public static func isNotEqual(_ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write the literal itself, true or false.")
  public static var isTrue: Matcher { unavailable() }

  @available(*, unavailable, message: "Write the literal itself, true or false.")
  public static var isFalse: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .identical(to: object).")
  public static func identical(_ object: AnyObject) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .identical(to: object).")
  public static func sameInstance(_ object: AnyObject) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .identical(to: object).")
  public static func sameObject(_ object: AnyObject) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .identical(to: object).")
  public static func identicalTo(_ object: AnyObject) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .identical(to: object).")
  public static func refEq(_ object: AnyObject) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .identical(to: object).")
  public static func isIdentical(_ object: AnyObject) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .identical(to: object).")
  public static func same(as object: AnyObject) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .identical(to: object).")
  public static func sameInstance(as object: AnyObject) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .caseInsensitive(…).")
  public static func equalIgnoringCase(_ text: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .caseInsensitive(…).")
  public static func equalsIgnoreCase(_ text: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .caseInsensitive(…).")
  public static func ignoringCase(_ text: String) -> Matcher { unavailable() }
}
