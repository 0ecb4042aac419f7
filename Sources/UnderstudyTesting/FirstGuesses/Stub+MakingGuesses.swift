// Unavailable declarations for guesses from other tools; the messages name the real API.

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

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func onCall(_ answer: (Arguments) throws -> Output) { unavailable() }
}
