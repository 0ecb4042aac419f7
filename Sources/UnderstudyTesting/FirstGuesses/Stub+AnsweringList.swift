// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other; a closure computes: answers { arguments in … }."
  )
  @discardableResult
  public func answers(_ outputs: [Output]) -> FirstGuess { unavailable() }
}

extension Stub.Answer {
  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other; a closure computes: answers { arguments in … }."
  )
  @discardableResult
  public func answers(_ outputs: [Output]) -> FirstGuess { unavailable() }
}
