// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(_ name: StaticString? = nil, returning output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write Stub(default: value), or set it afterwards: prices.returns(value)."
  )
  public convenience init(_ name: StaticString? = nil, returns output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(3, 4), the calls' answers in turn; replies(…) takes errors as well."
  )
  public func onCall(_ index: Int) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(3, 4), the calls' answers in turn; replies(…) takes errors as well."
  )
  public func onFirstCall() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(3, 4), the calls' answers in turn; replies(…) takes errors as well."
  )
  public func onSecondCall() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(3, 4), the calls' answers in turn; replies(…) takes errors as well."
  )
  public func onThirdCall() -> FirstGuess { unavailable() }
}
