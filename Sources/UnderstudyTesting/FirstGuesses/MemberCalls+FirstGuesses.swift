// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberCalls {
  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func thenReturn(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func willReturn(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  @discardableResult
  public func `return`(_ output: Output) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func thenThrow(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  @discardableResult
  public func willThrow(_ error: Failure) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @discardableResult
  public func then(_ handler: Handler) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @discardableResult
  public func thenAnswer(_ handler: Handler) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @discardableResult
  public func willProduce(_ handler: Handler) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @discardableResult
  public func performs(_ handler: Handler) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…), or member.byDefault(…) for what no other answer serves."
  )
  @discardableResult
  public func byDefault(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Conditions are arguments of the member: on.charge(.any, card: \"42\")."
  )
  @discardableResult
  public func when<Conditions>(_ conditions: Conditions) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Conditions are arguments of the member: on.charge(.any, card: \"42\")."
  )
  @discardableResult
  public func matching<Conditions>(_ conditions: Conditions) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Conditions are arguments of the member: on.charge(.any, card: \"42\")."
  )
  @discardableResult
  public func verify(_ times: Times = 1, _ predicate: (Arguments) -> Bool) -> FirstGuess {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Conditions are arguments of the member: on.charge(.any, card: \"42\")."
  )
  @discardableResult
  public func verify<First, each Rest>(
    _ times: Times = 1,
    with first: First,
    _ rest: repeat each Rest
  ) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(), or verify(2): on.charge(.any, card: \"42\").verify(2)."
  )
  @discardableResult
  public func wasCalled(_ times: Times) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(), or verify(2): on.charge(.any, card: \"42\").verify(2)."
  )
  @discardableResult
  public func verifyCalled(_ times: Times = 1) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(), or verify(2): on.charge(.any, card: \"42\").verify(2)."
  )
  @discardableResult
  public func assertCalled(_ times: Times = 1) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyNotCalled() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(), or verify(2): on.charge(.any, card: \"42\").verify(2)."
  )
  @discardableResult
  public func verify(times: Times) -> FirstGuess { unavailable() }
}

extension SettableMemberCalls {
  @available(*, unavailable, message: "Leave it out: on.limit itself is the reads of the property.")
  public var get: MemberCalls<Arguments, Output, Failure, Handler> { unavailable() }
}
