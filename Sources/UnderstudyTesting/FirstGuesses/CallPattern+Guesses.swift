// Unavailable declarations for guesses from other tools; the messages name the real API.

extension CallPattern {
  @available(
    *,
    unavailable,
    message: "Repeat it: verifyOrder(prints.matching(), prints.matching(), closes.matching())."
  )
  public func times(_ count: Int) -> CallPattern { unavailable() }
}
