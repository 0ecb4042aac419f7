// Unavailable declarations for guesses from other tools; the messages name the real API.

extension AnswerGuesses {
  @available(
    *,
    unavailable,
    message: "Write throws(…): for all calls; in turn: replies(.throws(…), .returns(…))."
  )
  public var error: Failure {
    get { unavailable() }
    nonmutating set { unavailable() }
  }

  @available(
    *,
    unavailable,
    message:
      "Write returns(…), or throws(…): for all calls; in turn: replies(.throws(…), .returns(…))."
  )
  @_disfavoredOverload
  public var result: Result<Output, Failure> {
    get { unavailable() }
    nonmutating set { unavailable() }
  }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @_disfavoredOverload
  public var results: [Output] {
    get { unavailable() }
    nonmutating set { unavailable() }
  }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @_disfavoredOverload
  public var returnValues: [Output] {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
}

extension Stub {
  @available(*, unavailable, message: "Write when(1).returns(…), a matcher for each argument.")
  @discardableResult
  public func on(_ first: Matcher, _ more: Matcher...) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write when(1).returns(…), a matcher for each argument.")
  @discardableResult
  public func whenCalled(with first: Matcher, _ more: Matcher...) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write when(1).returns(…), a matcher for each argument.")
  @discardableResult
  public func returns(_ output: Output, for first: Matcher, _ more: Matcher...) -> FirstGuess {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write when(1).answers { arguments in … }, a matcher for each argument."
  )
  @_disfavoredOverload
  @discardableResult
  public func when(
    _ first: Matcher,
    _ more: Matcher...,
    answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
  ) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write answers { arguments in … }."
  )
  @_disfavoredOverload
  @discardableResult
  public func calls(
    _ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
  ) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Leave it out: returns(…) answers all calls.")
  public var always: FirstGuess { unavailable() }
}
