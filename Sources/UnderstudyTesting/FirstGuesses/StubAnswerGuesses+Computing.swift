// Unavailable declarations for guesses from other tools; the messages name the real API.

extension StubAnswerGuesses {
  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func coAnswers(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func thenDo(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func willProduce(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func willPerform(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func perform(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func execute(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func executes(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func runs(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func returns(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func fake(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func thenAnswer(_ answer: (FirstGuess.Argument) throws -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func willAnswer(_ answer: (FirstGuess.Argument) throws -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func doAnswer(_ answer: (FirstGuess.Argument) throws -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func thenAnswer(_ answer: @escaping @Sendable () throws(Failure) -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func willAnswer(_ answer: @escaping @Sendable () throws(Failure) -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func mockImplementation(_ answer: @escaping @Sendable () throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func callsFake(_ answer: @escaping @Sendable () throws(Failure) -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func sideEffect(_ answer: @escaping @Sendable () throws(Failure) -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func does(_ answer: @escaping @Sendable () throws(Failure) -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func performs(_ answer: @escaping @Sendable () throws(Failure) -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func perform(_ answer: @escaping @Sendable () throws(Failure) -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func thenDo(_ answer: @escaping @Sendable () throws(Failure) -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func fake(_ answer: @escaping @Sendable () throws(Failure) -> Output) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @_disfavoredOverload
  @discardableResult
  public func willProduce(_ answer: @escaping @Sendable () throws(Failure) -> Output) -> FirstGuess
  { unavailable() }
}
