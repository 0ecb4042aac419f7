// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Matcher {
  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func or(_ first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func either(_ first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func oneOf(_ first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func anyMatch(_ first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func orMatching(_ first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func anyOf(_ values: [Matcher]) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func oneOf(_ values: [Matcher]) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func isIn(_ values: [Matcher]) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func isOneOf(_ values: [Matcher]) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func `in`(_ values: [Matcher]) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .anyOf(\"A1\", \"A2\"), with matchers.")
  public static func any(of first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write .allOf(.hasPrefix(\"A\"), .hasSuffix(\"1\")), with matchers."
  )
  public static func and(_ first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write .allOf(.hasPrefix(\"A\"), .hasSuffix(\"1\")), with matchers."
  )
  public static func all(_ first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write .allOf(.hasPrefix(\"A\"), .hasSuffix(\"1\")), with matchers."
  )
  public static func both(_ first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write .allOf(.hasPrefix(\"A\"), .hasSuffix(\"1\")), with matchers."
  )
  public static func allMatch(_ first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write .allOf(.hasPrefix(\"A\"), .hasSuffix(\"1\")), with matchers."
  )
  public static func every(_ first: Matcher, _ more: Matcher...) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write .allOf(.hasPrefix(\"A\"), .hasSuffix(\"1\")), with matchers."
  )
  public static func allOf(_ matchers: [Matcher]) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(…).")
  public static func isNot(_ matcher: Matcher) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(…).")
  public static func negate(_ matcher: Matcher) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(…).")
  public static func inverse(_ matcher: Matcher) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(…).")
  public static func no(_ matcher: Matcher) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in value.text == … }.")
  public static func objectContaining(_ key: AnyKeyPath, _ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in value.text == … }.")
  public static func hasProperty(_ key: AnyKeyPath, _ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in value.text == … }.")
  public static func has(_ key: AnyKeyPath, _ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in value.text == … }.")
  public static func hasEntry(_ key: AnyKeyPath, _ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in value.text == … }.")
  public static func field(_ key: AnyKeyPath, _ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in value.text == … }.")
  public static func property(_ key: AnyKeyPath, _ value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in value.text == … }.")
  public static func hasProperty(_ key: AnyKeyPath, equals value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in value.text == … }.")
  public static func field(_ key: AnyKeyPath, equals value: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in value.text == … }.")
  public static func property(_ key: AnyKeyPath, equals value: Any) -> Matcher { unavailable() }
}
