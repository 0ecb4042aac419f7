// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var called: Bool { unavailable() }

  @available(*, unavailable, message: "Write !wasCalled, or verify(.never).")
  public var notCalled: Bool { unavailable() }

  @available(*, unavailable, message: "Write !wasCalled, or verify(.never).")
  public var wasNotCalled: Bool { unavailable() }

  @available(*, unavailable, message: "Write !wasCalled, or verify(.never).")
  public var neverCalled: Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify() or verify(2): it fails the test and lists the calls."
  )
  public var calledOnce: Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify() or verify(2): it fails the test and lists the calls."
  )
  public var calledTwice: Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify() or verify(2): it fails the test and lists the calls."
  )
  public var wasCalledOnce: Bool { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var callsCount: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var calledCount: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var numberOfCalls: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var timesCalled: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var invocationCount: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var invokedCount: Int { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var receivedArguments: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastArguments: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastCalledWith: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var capturedArguments: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var receivedArgument: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var arguments: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var allArguments: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var receivedInvocations: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var receivedCalls: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var invocations: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var capturedCalls: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var history: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or read mailer.callHistory of the double.")
  public var callHistory: [String] { unavailable() }

  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public func wasCalled() -> Bool { unavailable() }

  @available(*, unavailable, message: "Write !wasCalled, or verify(.never).")
  public func wasNotCalled(_ nothing: FirstGuess? = nil) -> Bool { unavailable() }
}
