// Unavailable declarations for guesses from other tools; the messages name the real API.

extension StubAnswerGuesses {
  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func thenAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func willAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func then(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func mockImplementation(
    _ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
  ) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func callsFake(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func doAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func sideEffect(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }
}
