// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Matcher {
  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func `where`(
    _ description: String? = nil,
    _ predicate: (FirstGuess.Argument) -> Bool
  ) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func matching(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func that(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func argThat(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func satisfies(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func satisfying(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func predicate(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
  )
  public static func check(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher { unavailable() }
}
