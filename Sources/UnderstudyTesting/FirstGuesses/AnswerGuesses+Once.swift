// Unavailable declarations for guesses from other tools; the messages name the real API.

extension AnswerGuesses {
  @available(
    *,
    unavailable,
    message:
      "Write replies(.returns(…), .returns(…)), in turn. If only one call differs: replies(.returns(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func returnsOnce(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.returns(…), .returns(…)), in turn. If only one call differs: replies(.returns(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func mockReturnValueOnce(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.returns(…), .returns(…)), in turn. If only one call differs: replies(.returns(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func mockResolvedValueOnce(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.returns(…), .returns(…)), in turn. If only one call differs: replies(.returns(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func thenReturnOnce(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.returns(…), .returns(…)), in turn. If only one call differs: replies(.returns(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func returnOnce(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.returns(…), .returns(…)), in turn. If only one call differs: replies(.returns(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func andReturnOnce(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.returns(…), .returns(…)), in turn. If only one call differs: replies(.returns(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func resolvesOnce(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.returns(…), .returns(…)), in turn. If only one call differs: replies(.returns(…).times(1)) after byDefault(…)."
  )
  @discardableResult
  public func willReturnOnce(_ output: Output) -> FirstGuess { unavailable() }
}
