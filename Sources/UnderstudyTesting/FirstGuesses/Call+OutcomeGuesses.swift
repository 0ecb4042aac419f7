// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Call {
  @available(
    *,
    unavailable,
    message:
      "Write outcome: it says whether the call runs, returned, or threw what. Returned values are not kept."
  )
  public var result: CallOutcome { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write outcome: it says whether the call runs, returned, or threw what. Returned values are not kept."
  )
  public var returnValue: CallOutcome { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write outcome: it says whether the call runs, returned, or threw what. Returned values are not kept."
  )
  public var returned: CallOutcome { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write outcome: it says whether the call runs, returned, or threw what. Returned values are not kept."
  )
  public var output: CallOutcome { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write outcome: it says whether the call runs, returned, or threw what. Returned values are not kept."
  )
  public var status: CallOutcome { unavailable() }

  @available(*, unavailable, message: "Write outcome.error.")
  public var error: (any Error)? { unavailable() }

  @available(*, unavailable, message: "Write outcome.error.")
  public var exception: (any Error)? { unavailable() }

  @available(*, unavailable, message: "Write outcome.error.")
  public var thrownError: (any Error)? { unavailable() }

  @available(*, unavailable, message: "Write outcome.error.")
  public var threw: (any Error)? { unavailable() }

  @available(*, unavailable, message: "Write order.")
  public var index: Int { unavailable() }

  @available(*, unavailable, message: "Write order.")
  public var number: Int { unavailable() }

  @available(*, unavailable, message: "Write order.")
  public var callId: Int { unavailable() }

  @available(*, unavailable, message: "Write order.")
  public var position: Int { unavailable() }

  @available(*, unavailable, message: "Write order.")
  public var sequenceNumber: Int { unavailable() }

  @available(*, unavailable, message: "Write time: since the process has started.")
  public var timestamp: Duration { unavailable() }

  @available(*, unavailable, message: "Write time: since the process has started.")
  public var date: Duration { unavailable() }

  @available(*, unavailable, message: "Write time: since the process has started.")
  public var instant: Duration { unavailable() }

  @available(*, unavailable, message: "Write time: since the process has started.")
  public var calledAt: Duration { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write description, or recordedCalls.map(\\.member) of the stub."
  )
  public var name: String { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write description, or recordedCalls.map(\\.member) of the stub."
  )
  public var method: String { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write description, or recordedCalls.map(\\.member) of the stub."
  )
  public var function: String { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write description, or recordedCalls.map(\\.member) of the stub."
  )
  public var selector: String { unavailable() }

  @available(
    *,
    unavailable,
    message: "Compare their order: first.order < second.order; or write verifyOrder(…)."
  )
  public func calledBefore(_ other: Call) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Compare their order: first.order < second.order; or write verifyOrder(…)."
  )
  public func calledAfter(_ other: Call) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Compare their order: first.order < second.order; or write verifyOrder(…)."
  )
  public func isBefore(_ other: Call) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Compare their order: first.order < second.order; or write verifyOrder(…)."
  )
  public func isAfter(_ other: Call) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Compare their order: first.order < second.order; or write verifyOrder(…)."
  )
  public func precedes(_ other: Call) -> Bool { unavailable() }
}
