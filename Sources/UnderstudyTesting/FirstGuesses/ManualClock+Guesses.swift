// Unavailable declarations for guesses from other tools; the messages name the real API.

extension ManualClock {
  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func tick(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func tickAsync(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func advanceTimersByTime(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func advanceTimeBy(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func advanceTime(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func advance(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func forward(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func jump(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func fastForward(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func fastForward(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func move(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func travel(_ amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func tick(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func advanceTime(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func move(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func travel(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func forward(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func step(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func increment(by amount: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func tick(_ seconds: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func advanceTimersByTime(_ seconds: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func advanceTimeBy(_ seconds: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func tick() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @discardableResult
  public func advance() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @_disfavoredOverload
  @discardableResult
  public func advance(_ seconds: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @_disfavoredOverload
  @discardableResult
  public func advance(by seconds: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write await clock.advance(by: .seconds(1)).")
  @_disfavoredOverload
  @discardableResult
  public func advance(seconds: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try await clock.sleep(for: .seconds(1)).")
  @_disfavoredOverload
  @discardableResult
  public func sleep(_ duration: Duration) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try await clock.sleep(for: .seconds(1)).")
  @_disfavoredOverload
  @discardableResult
  public func sleep(_ seconds: Double) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write try await clock.sleep(for: .seconds(1)).")
  @_disfavoredOverload
  @discardableResult
  public func sleep(for seconds: Double) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It begins at zero: ManualClock(). A date that follows it is ClockDate(of: clock, startingAt: start)."
  )
  @_disfavoredOverload
  public convenience init(now: Any) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It begins at zero: ManualClock(). A date that follows it is ClockDate(of: clock, startingAt: start)."
  )
  public convenience init(now: Duration) { unavailable() }
}
