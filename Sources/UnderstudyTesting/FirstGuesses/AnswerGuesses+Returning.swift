// Unavailable declarations for guesses from other tools; the messages name the real API.

extension AnswerGuesses {
  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func thenThrow(_ error: Failure) -> GuessedTurn<Output, Failure> { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func willThrow(_ error: Failure) -> GuessedTurn<Output, Failure> { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func andThrow(_ error: Failure) -> GuessedTurn<Output, Failure> { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func throwsError(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func throwError(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func throwing(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func rejects(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func mockRejectedValue(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func fails(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func doThrow(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func doReturn(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other; a closure computes: answers { arguments in … }."
  )
  @discardableResult
  public func answers(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returnsInOrder(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returnsInOrder(_ outputs: Output...) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returnsSequence(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other. Of several kinds: replies(.returns(1), .throws(error))."
  )
  @_disfavoredOverload
  public func returns(_ output: Output, then nothing: FirstGuess? = nil) -> GuessedTurn<
    Output, Failure
  > {
    unavailable()
  }
}
