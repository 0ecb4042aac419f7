// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func performs(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func invokes(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func does(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  @discardableResult
  public func answers(with answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  {
    unavailable()
  }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  public var throwableError: Failure? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write throws(…); in turn: replies(.throws(…), .returns(…)).")
  public var errorToThrow: Failure? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public var closure: (@Sendable (Arguments) -> Output)? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public var handler: (@Sendable (Arguments) -> Output)? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(
    *,
    unavailable,
    message: "Write when(.any, \"42\"), and then returns, throws or answers."
  )
  public func given(_ matchers: Matcher...) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write when(.any, \"42\"), and then returns, throws or answers."
  )
  public func withArgs(_ matchers: Matcher...) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write when(.any, \"42\"), and then returns, throws or answers."
  )
  public func stub(_ matchers: Matcher...) -> Answer { unavailable() }
}

extension Stub {
  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public var sideEffect: (@Sendable (Arguments) throws -> Output)? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public var implementation: (@Sendable (Arguments) throws -> Output)? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public var onCall: (@Sendable (Arguments) throws -> Output)? {
    get { unavailable() }
    set { unavailable() }
  }
}
