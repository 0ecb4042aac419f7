// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub.Reply {
  @available(*, unavailable, message: "Write .returns(…).")
  public static func value(_ output: Output) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .returns(…).")
  public static func `return`(_ output: Output) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .returns(…).")
  public static func returning(_ output: Output) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .returns(…).")
  public static func success(_ output: Output) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .returns(…).")
  public static func output(_ output: Output) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .returns(…).")
  public static func resolves(_ output: Output) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .throws(…).")
  public static func failure(_ error: Failure) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .throws(…).")
  public static func `throw`(_ error: Failure) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .throws(…).")
  public static func throwing(_ error: Failure) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .throws(…).")
  public static func error(_ error: Failure) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .throws(…).")
  public static func fails(_ error: Failure) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .throws(…).")
  public static func rejects(_ error: Failure) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .answers { arguments in … }.")
  public static func answer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> Stub.Reply
  { unavailable() }

  @available(*, unavailable, message: "Write .answers { arguments in … }.")
  public static func closure(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> Stub.Reply
  { unavailable() }

  @available(*, unavailable, message: "Write .answers { arguments in … }.")
  public static func does(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> Stub.Reply
  { unavailable() }

  @available(*, unavailable, message: "Write .real.")
  public static var callThrough: Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .real.")
  public static var passThrough: Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .real.")
  public static var passthrough: Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .real.")
  public static var original: Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .real.")
  public static var callsReal: Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .hangs(then: .throws(…)), or .hangs().")
  public static var never: Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .hangs(then: .throws(…)), or .hangs().")
  public static var hang: Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .hangs(then: .throws(…)), or .hangs().")
  public static var forever: Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .times(1).")
  public func once() -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .times(2).")
  public func twice() -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .times(2).")
  public func repeated(_ count: Int) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .times(2).")
  public func exactly(_ count: Int) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write .times(2).")
  public func repeating(_ count: Int) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Leave it out: an answer that stands alone is for all calls.")
  public func always() -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Leave it out: an answer that stands alone is for all calls.")
  public func forever() -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Leave it out: an answer that stands alone is for all calls.")
  public func repeatedly() -> Stub.Reply { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Name the clock that measures it: delayed(by: .seconds(2), on: clock), with a ManualClock."
  )
  public func delay(_ duration: Duration) -> Stub.Reply { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Name the clock that measures it: delayed(by: .seconds(2), on: clock), with a ManualClock."
  )
  public func delayed(_ duration: Duration) -> Stub.Reply { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Name the clock that measures it: delayed(by: .seconds(2), on: clock), with a ManualClock."
  )
  public func after(_ duration: Duration) -> Stub.Reply { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Name the clock that measures it: delayed(by: .seconds(2), on: clock), with a ManualClock."
  )
  public func delayed(by duration: Duration) -> Stub.Reply { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Name the clock that measures it: delayed(by: .seconds(2), on: clock), with a ManualClock."
  )
  public func delayed(for duration: Duration) -> Stub.Reply { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Name the clock that measures it: delayed(by: .seconds(2), on: clock), with a ManualClock."
  )
  public func delay(by duration: Duration) -> Stub.Reply { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Name the clock that measures it: delayed(by: .seconds(2), on: clock), with a ManualClock."
  )
  public func delayed(by duration: Duration, clock: some Clock<Duration>) -> Stub.Reply {
    unavailable()
  }

  @available(*, unavailable, message: "Write held(at: gate).")
  public func held(by gate: Gate) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write held(at: gate).")
  public func held(in gate: Gate) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write held(at: gate).")
  public func waiting(for gate: Gate) -> Stub.Reply { unavailable() }

  @available(*, unavailable, message: "Write held(at: gate).")
  public func gated(by gate: Gate) -> Stub.Reply { unavailable() }
}
