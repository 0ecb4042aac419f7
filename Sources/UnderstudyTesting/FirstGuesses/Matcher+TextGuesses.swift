// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Matcher {
  @available(*, unavailable, message: "Write .contains(…).")
  public static func stringContaining(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func containing(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func includes(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func containsString(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func containsText(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func contain(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func including(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func has(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func arrayContaining(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func hasItem(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func includesItem(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func containsElement(_ part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func any(containing part: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .contains(…).")
  public static func contains(string part: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .matches(/^A/).")
  public static func stringMatching(_ pattern: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .matches(/^A/).")
  public static func regex(_ pattern: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .matches(/^A/).")
  public static func matchesRegex(_ pattern: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .matches(/^A/).")
  public static func matching(_ pattern: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .matches(/^A/).")
  public static func pattern(_ pattern: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .matches(/^A/).")
  public static func matches(regex pattern: String) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .count(2), or .count(1...).")
  public static func hasCount(_ count: Int) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .count(2), or .count(1...).")
  public static func hasLength(_ count: Int) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .count(2), or .count(1...).")
  public static func length(_ count: Int) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .count(2), or .count(1...).")
  public static func size(_ count: Int) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .count(2), or .count(1...).")
  public static func hasSize(_ count: Int) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .count(2), or .count(1...).")
  public static func withCount(_ count: Int) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .count(2), or .count(1...).")
  public static func any(count: Int) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(.empty).")
  public static var isNotEmpty: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(.empty).")
  public static var notEmpty: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .not(.empty).")
  public static var nonEmpty: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .empty.")
  public static var emptyString: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .empty.")
  public static var emptyArray: Matcher { unavailable() }

  @available(*, unavailable, message: "Write .empty.")
  public static var isBlank: Matcher { unavailable() }
}
