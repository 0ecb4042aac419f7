// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub.Answer {
  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func thenResolve(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func thenReturns(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func coReturns(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func yields(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func returnsValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func returnValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func willReturnValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func produces(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func gives(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func toReturn(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func andReturns(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func returnsAsync(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func thenReturnAsync(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func evaluates(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func respond(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func responds(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func mockResolvedValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func setReturnValue(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func returning(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func answer(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func doReturns(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func returns(value output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  @discardableResult
  public func returns(with output: Output) -> FirstGuess { unavailable() }
}
