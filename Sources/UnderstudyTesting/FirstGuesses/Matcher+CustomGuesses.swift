// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Matcher {
  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func custom(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func match(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func matches(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func intThat(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func argumentThat(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func assertArg(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func withArg(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func condition(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func satisfy(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func any(where predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(*, unavailable, message: "Write .capturing(into: captor), with a Captor<Value>().")
  public static func captor(into captor: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor), with a Captor<Value>().")
  public static func capture(into captor: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor), with a Captor<Value>().")
  public static func captured(into captor: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor), with a Captor<Value>().")
  public static func slot(into captor: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor), with a Captor<Value>().")
  public static func captures(into captor: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor), with a Captor<Value>().")
  public static func capture(to captor: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor), with a Captor<Value>().")
  public static func any(to captor: Any) -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor), with a Captor<Value>().")
  public static func captured(_ captor: Any) -> Matcher { unavailable() }
}
