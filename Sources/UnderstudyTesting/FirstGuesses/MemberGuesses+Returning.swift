// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message:
      "Write returns(…): one value for all calls, or several in turn, which run out; to repeat the last one, replies(.returns(1), .returns(2).times(.max)); with errors, replies(.returns(1), .throws(error))."
  )
  @discardableResult
  public func thenReturn(_ output: Output) -> GuessedTurn<Output, Failure> { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func willReturn(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func andReturn(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func mockReturnValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func setReturnValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func mockResolvedValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func resolves(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func answer(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func `return`(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func returning(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func thenReturnInOrder(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func willReturnProducing(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(1, 2, 3): the values one by one, without brackets."
  )
  @_disfavoredOverload
  @discardableResult
  public func returns(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public var returnValue: Output {
    get { unavailable() }
    set { unavailable() }
  }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public var result: Output {
    get { unavailable() }
    set { unavailable() }
  }
}
