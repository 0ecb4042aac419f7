// Unavailable declarations for guesses from other tools; the messages name the real API.

extension ManualClock {
  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func runAll() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func runAllAsync() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func runAllTimers() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func runToLast() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func advanceUntilIdle() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func runUntilIdle() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func flush() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func runOnlyPendingTimers() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func advanceTimersToNextTimer() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func next() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func nextAsync() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func runCurrent() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.run(): it advances to the last sleeper.")
  @discardableResult
  public func runPending() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write await clock.advance(to: instant), or a date of its own: FixedDate, ClockDate(of: clock)."
  )
  @discardableResult
  public func setSystemTime<Instant>(_ time: Instant) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write await clock.advance(to: instant), or a date of its own: FixedDate, ClockDate(of: clock)."
  )
  @discardableResult
  public func setTime<Instant>(_ time: Instant) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write await clock.advance(to: instant), or a date of its own: FixedDate, ClockDate(of: clock)."
  )
  @discardableResult
  public func setNow<Instant>(_ time: Instant) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write await clock.advance(to: instant), or a date of its own: FixedDate, ClockDate(of: clock)."
  )
  @discardableResult
  public func moveTo<Instant>(_ time: Instant) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write await clock.advance(to: instant), or a date of its own: FixedDate, ClockDate(of: clock)."
  )
  @discardableResult
  public func freeze<Instant>(_ time: Instant) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write await clock.advance(to: instant), or a date of its own: FixedDate, ClockDate(of: clock)."
  )
  @discardableResult
  public func move<Instant>(to time: Instant) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write sleepers, or await clock.sleepers(atLeast: 1).")
  public func getTimerCount() -> Int { unavailable() }

  @available(*, unavailable, message: "Write sleepers, or await clock.sleepers(atLeast: 1).")
  public func countTimers() -> Int { unavailable() }

  @available(*, unavailable, message: "Write sleepers, or await clock.sleepers(atLeast: 1).")
  public func pendingTimers() -> Int { unavailable() }

  @available(*, unavailable, message: "Write sleepers, or await clock.sleepers(atLeast: 1).")
  @discardableResult
  public func waitForSleepers(_ count: Int = 1) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write sleepers, or await clock.sleepers(atLeast: 1).")
  @discardableResult
  public func waitForSleep(_ count: Int = 1) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write sleepers, or await clock.sleepers(atLeast: 1).")
  @discardableResult
  public func waitUntilSleeping(_ count: Int = 1) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write sleepers, or await clock.sleepers(atLeast: 1).")
  @discardableResult
  public func blockUntil(_ count: Int = 1) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write now.offset.")
  public var currentTime: Duration! { unavailable() }

  @available(*, unavailable, message: "Write now.offset.")
  public var elapsed: Duration! { unavailable() }

  @available(*, unavailable, message: "Write now.offset.")
  public var time: Duration! { unavailable() }

  @available(*, unavailable, message: "Write #expect(clock.sleepers == 0).")
  @discardableResult
  public func checkSuspension() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Leave it out: a clock belongs to its test; reset() begins anew."
  )
  @discardableResult
  public func restore() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Leave it out: a clock belongs to its test; reset() begins anew."
  )
  @discardableResult
  public func uninstall() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Leave it out: a clock belongs to its test; reset() begins anew."
  )
  @discardableResult
  public func useRealTimers() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Leave it out: a clock belongs to its test; reset() begins anew."
  )
  @discardableResult
  public func unfreeze() -> FirstGuess { unavailable() }
}
