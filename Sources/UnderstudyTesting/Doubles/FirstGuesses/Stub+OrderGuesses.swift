// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func calledBefore(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func calledAfter(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func calledImmediatelyBefore(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func calledImmediatelyAfter(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func wasCalledBefore(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func wasCalledAfter(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func toHaveBeenCalledBefore(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func toHaveBeenCalledAfter(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func isBefore(_ other: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func wasCalled(before: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func wasCalled(after: Any) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verifyOrder(seats.reserving.matching(), gateway.charging.matching())."
  )
  @discardableResult
  public func then(_ other: CallPattern) -> FirstGuess { unavailable() }
}
