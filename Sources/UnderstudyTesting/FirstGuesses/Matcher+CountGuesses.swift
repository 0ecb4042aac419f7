// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Matcher {
  @available(*, unavailable, message: "Write it without parentheses: .any, .nil, .empty.")
  public func callAsFunction() -> Matcher { unavailable() }

  @available(*, unavailable, message: "The number comes first: verify(2, with: .any, \"42\").")
  public static func times(_ count: Int) -> Matcher { unavailable() }

  @available(*, unavailable, message: "The number comes first: verify(2, with: .any, \"42\").")
  public static func exactly(_ count: Int) -> Matcher { unavailable() }

  @available(*, unavailable, message: "The number comes first: verify(2, with: .any, \"42\").")
  public static func called(_ count: Int) -> Matcher { unavailable() }
}

extension Times {
  @available(*, unavailable, message: "Write it without parentheses: .never, .once, .twice.")
  public func callAsFunction() -> Times { unavailable() }
}
