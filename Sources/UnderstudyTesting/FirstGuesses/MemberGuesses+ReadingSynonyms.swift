// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var args: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var callArgsList: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var mockCalls: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var argsForCalls: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var callArguments: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var recordedArguments: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var recorded: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var receivedParameters: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var receivedValues: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var capturedValues: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var captured: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var captures: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var parameters: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var allArgs: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var allCalls: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var allInvocations: [Arguments] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write calls.map(\\.arguments), or calls.map(\\.arguments.to) for one of several."
  )
  public var awaitArgsList: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastArgs: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var callArgs: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastArg: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastArgument: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastParameters: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastInvocation: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var mostRecentArguments: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var latestArguments: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var receivedValue: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var receivedParameter: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var invokedParameters: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastReceived: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastReceivedArguments: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var awaitArgs: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write firstCall?.arguments.")
  public var firstArgs: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write firstCall?.arguments.")
  public var firstArg: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write firstCall?.arguments.")
  public var firstArgument: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write firstCall?.arguments.")
  public var firstArguments: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write firstCall?.arguments.")
  public var firstInvocation: Arguments? { unavailable() }
}
