// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func thenResolve(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func thenReturns(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func coReturns(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func yields(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func returnsValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func willReturnValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func produces(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func gives(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func toReturn(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func andReturns(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func returnsAsync(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func thenReturnAsync(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func evaluates(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func respond(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func responds(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func returns(value output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func returns(with output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write returns(…), a sequence that runs out; to repeat the last one, replies(.returns(1), .returns(2).times(.max))."
  )
  @discardableResult
  public func thenReturn(_ output: Output, _ more: Output...) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func willReturn(_ output: Output, _ more: Output...) -> FirstGuess { unavailable() }
}
