// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clear() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func resetCalls() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearInvocations() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearHistory() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func mockClear() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func resetHistory() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearReceivedInvocations() { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func resetMock() { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func mockReset() { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func resetStub() { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func resetAll() { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  public func clearStubs() { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  public func resetAnswers() { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  public func removeAllStubs() { unavailable() }
}
