// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  @discardableResult
  public func clearAll() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  @discardableResult
  public func clearMock() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  @discardableResult
  public func removeAll() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  @discardableResult
  public func removeAllCalls() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  @discardableResult
  public func resetInvocations() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  @discardableResult
  public func forgetCalls() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  @discardableResult
  public func resetCallCount() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  @discardableResult
  public func clearRecordedCalls() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  @discardableResult
  public func flush() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  @discardableResult
  public func restore() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  @discardableResult
  public func mockRestore() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  @discardableResult
  public func resetSpy() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  @discardableResult
  public func restoreMock() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  @discardableResult
  public func resetEverything() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  @discardableResult
  public func tearDown() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  @discardableResult
  public func reset(returnValue: Bool) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  @discardableResult
  public func reset(sideEffect: Bool) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  @discardableResult
  public func reset(answers: Bool) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  @discardableResult
  public func resetBehavior() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  @discardableResult
  public func resetBehaviour() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  @discardableResult
  public func unstub() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  @discardableResult
  public func clearAnswer() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  @discardableResult
  public func clearReturnValue() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  @discardableResult
  public func clearStub() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  @discardableResult
  public func removeStubs() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  @discardableResult
  public func removeAnswers() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  @discardableResult
  public func resetStubs() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  @discardableResult
  public func clearRules() -> FirstGuess { unavailable() }
}
