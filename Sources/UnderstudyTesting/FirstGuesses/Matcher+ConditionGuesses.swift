// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Matcher {
  @available(*, unavailable, message: "Write .where { (value: Value) in … }.")
  public static func `where`(
    _ description: String? = nil,
    _ predicate: (FirstGuess.Argument) -> Bool
  ) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in … }.")
  public static func matching(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(*, unavailable, message: "Write .where { (value: Value) in … }.")
  public static func that(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .where { (value: Value) in … }.")
  public static func argThat(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(*, unavailable, message: "Write .where { (value: Value) in … }.")
  public static func satisfies(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(*, unavailable, message: "Write .where { (value: Value) in … }.")
  public static func satisfying(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(*, unavailable, message: "Write .where { (value: Value) in … }.")
  public static func predicate(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(*, unavailable, message: "Write .where { (value: Value) in … }.")
  public static func check(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher { unavailable() }
}
