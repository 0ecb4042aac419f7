// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func calledBefore(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func calledAfter(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func calledImmediatelyBefore(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func calledImmediatelyAfter(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func wasCalledBefore(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func wasCalledAfter(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func toHaveBeenCalledBefore(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func toHaveBeenCalledAfter(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func isBefore(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func wasCalled(before: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func wasCalled(after: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
  )
  @discardableResult
  public func then(_ other: CallPattern) -> FirstGuess { unavailable() }
}

@available(
  *,
  unavailable,
  message:
    "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
)
@_disfavoredOverload
public func verifyOrder<Arguments, Output, Failure: Error>(
  _ first: Stub<Arguments, Output, Failure>,
  _ more: Any...
) { unavailable() }
