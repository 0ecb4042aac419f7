// Unavailable declarations for guesses from other tools; the messages name the real API.

extension AnswerGuesses {
  @available(
    *,
    unavailable,
    message: "Write replies(.returns(…).delayed(by: .seconds(2), on: clock)), with a ManualClock."
  )
  @discardableResult
  public func returns(_ output: Output, after: Duration) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.returns(…).delayed(by: .seconds(2), on: clock)), with a ManualClock."
  )
  @discardableResult
  public func returns(_ output: Output, delay: Duration) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.returns(…).delayed(by: .seconds(2), on: clock)), with a ManualClock."
  )
  @discardableResult
  public func returns(_ output: Output, afterDelay: Duration) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.returns(…).delayed(by: .seconds(2), on: clock)), with a ManualClock."
  )
  @discardableResult
  public func returns(_ output: Output, delayedBy: Duration) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.returns(…).delayed(by: .seconds(2), on: clock)), with a ManualClock."
  )
  @discardableResult
  public func delays(_ duration: Duration) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.returns(…).delayed(by: .seconds(2), on: clock)), with a ManualClock."
  )
  @discardableResult
  public func delay(_ duration: Duration) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.returns(…).delayed(by: .seconds(2), on: clock)), with a ManualClock."
  )
  @discardableResult
  public func after(_ duration: Duration) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.returns(…).delayed(by: .seconds(2), on: clock)), with a ManualClock."
  )
  @discardableResult
  public func delayed(by duration: Duration) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.hangs(then: .throws(…))), or replies(.hangs())."
  )
  @discardableResult
  public func hangs() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.hangs(then: .throws(…))), or replies(.hangs())."
  )
  @discardableResult
  public func neverReturns() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.hangs(then: .throws(…))), or replies(.hangs())."
  )
  @discardableResult
  public func neverResolves() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.hangs(then: .throws(…))), or replies(.hangs())."
  )
  @discardableResult
  public func suspends() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write replies(.hangs(then: .throws(…))), or replies(.hangs())."
  )
  @discardableResult
  public func blocks() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Leave it out: a member without a result returns.")
  @discardableResult
  public func thenDoNothing() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Leave it out: a member without a result returns.")
  @discardableResult
  public func doNothing() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Leave it out: a member without a result returns.")
  @discardableResult
  public func doesNothing() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Leave it out: a member without a result returns.")
  @discardableResult
  public func justRuns() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Leave it out: a member without a result returns.")
  @discardableResult
  public func justRun() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Leave it out: a member without a result returns.")
  @discardableResult
  public func returnsNothing() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Leave it out: a member without a result returns.")
  @discardableResult
  public func willDoNothing() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Leave it out: a member without a result returns.")
  @discardableResult
  public func andDoNothing() -> FirstGuess { unavailable() }
}
