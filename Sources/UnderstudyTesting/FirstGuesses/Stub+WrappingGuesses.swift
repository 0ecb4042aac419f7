// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message:
      "Pass the real one in the double's member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
  )
  public convenience init<Real>(wraps: Real) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Pass the real one in the double's member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
  )
  public convenience init<Real>(wrapping: Real) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Pass the real one in the double's member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
  )
  public convenience init<Real>(on: Real) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Pass the real one in the double's member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
  )
  public convenience init<Real>(of: Real) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Pass the real one in the double's member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
  )
  public convenience init<Real>(real: Real) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Pass the real one in the double's member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
  )
  public convenience init<Real>(spying: Real) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Pass the real one in the double's member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
  )
  public convenience init<Real>(spyOn: Real) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Pass the real one in the double's member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
  )
  public convenience init<Real>(around: Real) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Pass the real one in the double's member: reserving.call(seat, real: real.reserve(seat)); where that throws, with let reserving = Stub<Seat, Bool, any Error>(): try reserving.call(seat, real: try real.reserve(seat)); async: try await reserving.call(seat, real: try await real.reserve(seat))."
  )
  public convenience init<Real>(target: Real) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: a Spy records and returns, and a call of a Stub without an answer fails the test."
  )
  public convenience init(relaxed: Bool) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: a Spy records and returns, and a call of a Stub without an answer fails the test."
  )
  public convenience init(strict: Bool) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: a Spy records and returns, and a call of a Stub without an answer fails the test."
  )
  public convenience init(lenient: Bool) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: a Spy records and returns, and a call of a Stub without an answer fails the test."
  )
  public convenience init(relaxUnitFun: Bool) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: a Spy records and returns, and a call of a Stub without an answer fails the test."
  )
  public convenience init(autospec: Bool) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: the type parameters are the member's signature, Stub<Int, Seat, Never>()."
  )
  public convenience init<Spec>(spec: Spec.Type) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: the type parameters are the member's signature, Stub<Int, Seat, Never>()."
  )
  public convenience init<Spec>(for: Spec.Type) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: the type parameters are the member's signature, Stub<Int, Seat, Never>()."
  )
  public convenience init<Spec>(type: Spec.Type) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: the type parameters are the member's signature, Stub<Int, Seat, Never>()."
  )
  public convenience init<Spec>(mocking: Spec.Type) { unavailable() }
}
