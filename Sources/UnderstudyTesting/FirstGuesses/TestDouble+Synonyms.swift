// Unavailable declarations for guesses from other tools; the messages name the real API.

extension RecordingDouble {
  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func verifyNoCalls(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func verifyNeverCalled(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func assertNoInteractions(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func assertNoCalls(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func verifyUntouched(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func verifyNothing(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyNoUnverifiedCalls(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func assertNoMoreCalls(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyNoMore(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyAllVerified(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyAll(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.verify(); generated: mailer.on.send().verify(). For all at once: callHistory, verifyNotCalled()."
  )
  public func assertCalledOnce(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.verify(); generated: mailer.on.send().verify(). For all at once: callHistory, verifyNotCalled()."
  )
  public func verifyOnce(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearAll(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearAllCalls(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func resetInvocations(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func mockClear(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearMock(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearRecordedCalls(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func restore(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func mockReset(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func mockRestore(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func resetStubs(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func resetEverything(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var allCalls: [String]! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var mockCalls: [String]! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var methodCalls: [String]! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var callLog: [String]! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var recorded: [String]! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var receivedCalls: [String]! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var callsMade: [String]! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use the member: gateway.charging.when(.any, \"42\").returns(receipt); generated: gateway.on.charge(.any, card: \"42\").returns(receipt)."
  )
  public func given(_ member: FirstGuess.Argument? = nil, _ nothing: FirstGuess? = nil)
    -> FirstGuess
  { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use the member: gateway.charging.when(.any, \"42\").returns(receipt); generated: gateway.on.charge(.any, card: \"42\").returns(receipt)."
  )
  public func when(_ member: FirstGuess.Argument? = nil, _ nothing: FirstGuess? = nil) -> FirstGuess
  { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use the member: gateway.charging.when(.any, \"42\").returns(receipt); generated: gateway.on.charge(.any, card: \"42\").returns(receipt)."
  )
  public func stubbing(_ member: FirstGuess.Argument? = nil, _ nothing: FirstGuess? = nil)
    -> FirstGuess
  { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use the member: gateway.charging.when(.any, \"42\").returns(receipt); generated: gateway.on.charge(.any, card: \"42\").returns(receipt)."
  )
  public func expect(_ member: FirstGuess.Argument? = nil, _ nothing: FirstGuess? = nil)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyNothingElseCalled(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func assertNoOtherCalls(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func expectNoCalls(_ nothing: FirstGuess? = nil) { unavailable() }
}
