// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub.Answer {
  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func thenReturn(_ outputs: Output...) -> FirstGuess { unavailable() }

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

  @available(*, unavailable, message: "Write throws(…).")
  @discardableResult
  public func thenThrow(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  @discardableResult
  public func willThrow(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  @discardableResult
  public func andThrow(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  @discardableResult
  public func `throw`(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  @discardableResult
  public func throwError(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func thenAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func willAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func then(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }
}

extension Stub.Answer {
  @available(*, unavailable, message: "Write throws(…).")
  @discardableResult
  public func doThrow(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func doReturn(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func doAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func sideEffect(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func callsFake(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func `do`(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write throws(…).")
  @discardableResult
  public func rejects(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func resolves(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returnsMany(_ outputs: Output...) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returnsMany(_ outputs: [Output]) -> FirstGuess { unavailable() }
}

extension Stub.Answer {
  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other. Of several kinds: replies(.returns(1), .throws(error))."
  )
  @_disfavoredOverload
  public func returns(_ output: Output, then nothing: FirstGuess? = nil) -> FirstGuess {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other. Of several kinds: replies(.returns(1), .throws(error))."
  )
  @_disfavoredOverload
  public func `throws`(_ error: Failure, then nothing: FirstGuess? = nil) -> FirstGuess {
    unavailable()
  }
}
