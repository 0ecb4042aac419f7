// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub.Answer {
  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func performs(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func invokes(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func does(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }
}
