// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberCalls {
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

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @discardableResult
  public func willAnswer(_ handler: Handler) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @discardableResult
  public func doAnswer(_ handler: Handler) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @discardableResult
  public func coAnswers(_ handler: Handler) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @discardableResult
  public func does(_ handler: Handler) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @discardableResult
  public func callsFake(_ handler: Handler) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @discardableResult
  public func mockImplementation(_ handler: Handler) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @_disfavoredOverload
  @discardableResult
  public func thenAnswer(_ answer: () throws -> Output) -> FirstGuess { unavailable() }

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
  @_disfavoredOverload
  @discardableResult
  public func verify<First, each Rest>(
    _ times: Times,
    _ first: First,
    _ rest: repeat each Rest
  ) -> FirstGuess { unavailable() }

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
  public func verify(times: Times) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It is an argument of the member: on.charge(.any, card: .capturing(into: captor)).verify()."
  )
  @discardableResult
  public func capture<Value>(_ captor: Captor<Value>) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Leave it out: on.limit itself is the reads of the property.")
  public var get: MemberCalls { unavailable() }
}

extension MemberCalls where Failure == Never {
  @available(*, unavailable, message: "It cannot throw: its declaration in the protocol does not.")
  @_disfavoredOverload
  @discardableResult
  public func `throws`(_ error: any Error) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "It cannot throw: its declaration in the protocol does not.")
  @_disfavoredOverload
  @discardableResult
  public func thenThrow(_ error: any Error) -> FirstGuess { unavailable() }
}
