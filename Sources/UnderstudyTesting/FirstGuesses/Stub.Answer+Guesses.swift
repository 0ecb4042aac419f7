// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub.Answer {
  @available(
    *,
    unavailable,
    message:
      "Write returns(…): one value for all calls, or several in turn, which run out; to repeat the last one, replies(.returns(1), .returns(2).times(.max)); with errors, replies(.returns(1), .throws(error))."
  )
  @discardableResult
  public func thenReturn(_ outputs: Output...) -> GuessedTurn<Output, Failure> { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func willReturn(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func andReturn(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func `return`(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func mockReturnValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func `throw`(_ error: Failure) -> FirstGuess { unavailable() }
}

extension Stub.Answer {
  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func `do`(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func resolves(_ output: Output) -> FirstGuess { unavailable() }
}
