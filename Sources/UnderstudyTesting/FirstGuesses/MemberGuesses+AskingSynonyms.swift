// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(*, unavailable, message: "Write callCount.")
  public var count: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var awaitCount: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var callsMade: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var calledTimes: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var timesInvoked: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var numberOfInvocations: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var nCalls: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var totalCalls: Int { unavailable() }

  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var isCalled: Bool { unavailable() }

  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var hasBeenCalled: Bool { unavailable() }

  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var didCall: Bool { unavailable() }

  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var wasInvoked: Bool { unavailable() }

  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var invoked: Bool { unavailable() }

  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var isInvoked: Bool { unavailable() }

  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var wasAwaited: Bool { unavailable() }

  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var hasCalls: Bool { unavailable() }

  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var calledAtLeastOnce: Bool { unavailable() }

  @available(*, unavailable, message: "Write !wasCalled, or verify(.never).")
  public var isEmpty: Bool { unavailable() }

  @available(*, unavailable, message: "Write !wasCalled, or verify(.never).")
  public var hasNoCalls: Bool { unavailable() }

  @available(*, unavailable, message: "Write !wasCalled, or verify(.never).")
  public var wasNeverCalled: Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify() or verify(2): it fails the test and lists the calls."
  )
  public var calledThrice: Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify() or verify(2): it fails the test and lists the calls."
  )
  public var wasCalledTwice: Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify() or verify(2): it fails the test and lists the calls."
  )
  public var wasCalledExactlyOnce: Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.order): the calls of all doubles are counted together."
  )
  public var callOrder: [Int] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.order): the calls of all doubles are counted together."
  )
  public var invocationCallOrder: [Int] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.order): the calls of all doubles are counted together."
  )
  public var callIds: [Int] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Read calls, callCount or lastCall?.arguments of the member itself."
  )
  public var mock: FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Read calls, callCount or lastCall?.arguments of the member itself."
  )
  public var spy: FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Read calls, callCount or lastCall?.arguments of the member itself."
  )
  public var recorder: FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "The double's whole record is mailer.callHistory; a member's own is calls."
  )
  public var methodCalls: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The double's whole record is mailer.callHistory; a member's own is calls."
  )
  public var callLog: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The double's whole record is mailer.callHistory; a member's own is calls."
  )
  public var log: [Arguments] { unavailable() }
}
