// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Call {
  @available(
    *,
    unavailable,
    message: "Write error: it is what the call threw. Values that were returned are not kept."
  )
  public var returnValue: FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write error: it is what the call threw. Values that were returned are not kept."
  )
  public var returned: FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write error.")
  public var exception: (any Error)? { unavailable() }

  @available(*, unavailable, message: "Write error.")
  public var thrownError: (any Error)? { unavailable() }

  @available(*, unavailable, message: "Write error.")
  public var threw: (any Error)? { unavailable() }

  @available(*, unavailable, message: "Write order.")
  public var callId: Int { unavailable() }

  @available(*, unavailable, message: "Write order.")
  public var sequenceNumber: Int { unavailable() }

  @available(*, unavailable, message: "Write order: a later call has a higher one.")
  public var instant: Duration { unavailable() }

  @available(*, unavailable, message: "Write order: a later call has a higher one.")
  public var calledAt: Duration { unavailable() }

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

extension CallAnswer {
  @available(*, unavailable, message: "Leave it out: call.answer is the kind.")
  public var kind: CallAnswer { unavailable() }

  @available(*, unavailable, message: "Leave it out: failure texts name the line of an answer.")
  public var site: FirstGuess { unavailable() }
}
