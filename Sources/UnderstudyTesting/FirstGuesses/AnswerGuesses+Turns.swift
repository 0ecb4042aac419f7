// Unavailable declarations for guesses from other tools; the messages name the real API.

extension AnswerGuesses {
  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…)."
  )
  @_disfavoredOverload
  public func `throws`(_ error: Failure, then nothing: FirstGuess? = nil) -> GuessedTurn<
    Output, Failure
  > {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…)."
  )
  @_disfavoredOverload
  @discardableResult
  public func `throws`(_ error: Failure, then output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…)."
  )
  @_disfavoredOverload
  @discardableResult
  public func sideEffect(_ results: [Any]) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…)."
  )
  @_disfavoredOverload
  @discardableResult
  public func replies(_ error: Failure, _ more: Any...) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other. Of several kinds: replies(.returns(1), .throws(error))."
  )
  @discardableResult
  public func returns(_ output: Output, then next: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.returns(…), .returns(…)), in turn. If only one call differs: replies(.returns(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func returns(once output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "They are written one by one: replies(.throws(…), .returns(…))."
  )
  @_disfavoredOverload
  @discardableResult
  public func replies(_ replies: [Stub<Arguments, Output, Failure>.Reply]) -> FirstGuess {
    unavailable()
  }
}
