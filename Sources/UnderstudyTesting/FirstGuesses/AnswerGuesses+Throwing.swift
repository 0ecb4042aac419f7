// Unavailable declarations for guesses from other tools; the messages name the real API.

extension AnswerGuesses {
  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func thenThrows(_ error: Failure) -> GuessedTurn<Output, Failure> { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func thenReject(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func andThrows(_ error: Failure) -> GuessedTurn<Output, Failure> { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func raises(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func raise(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func willThrowError(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func willFail(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func willRaise(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func failsWith(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func errors(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func thenFail(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func coThrows(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func toThrow(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func fails(with error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func `throws`(with error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func fail(with error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func `throws`(error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func answers(throwing error: Failure) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func mockRejectedValueOnce(_ error: Failure) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func throwsOnce(_ error: Failure) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func throwOnce(_ error: Failure) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func rejectsOnce(_ error: Failure) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func failsOnce(_ error: Failure) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func thenThrowOnce(_ error: Failure) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(error).times(2), .returns(…)): in turn. After that it is as byDefault(…) says."
  )
  @discardableResult
  public func `throws`(_ error: Failure, times: Int) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write replies(.throws(a), .throws(b)): one after the other.")
  @discardableResult
  public func throwsMany(_ errors: [Failure]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write replies(.throws(a), .throws(b)): one after the other.")
  @discardableResult
  public func `throws`(_ error: Failure, _ second: Failure, _ more: Failure...) -> FirstGuess {
    unavailable()
  }
}
