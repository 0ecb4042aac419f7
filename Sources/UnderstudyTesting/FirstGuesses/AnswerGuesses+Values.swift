// Unavailable declarations for guesses at setting an answer; the messages name the real API.

extension AnswerGuesses {
  @available(*, unavailable, message: "Write replies(.throws(error), .returns(x)): in turn.")
  @_disfavoredOverload
  public func returns(_ result: Result<Output, any Error>, _ more: Result<Output, any Error>...) {
    unavailable()
  }

  @available(*, unavailable, message: "Write replies(.throws(error), .returns(x)): in turn.")
  @_disfavoredOverload
  public func answers(_ results: [Result<Output, any Error>]) { unavailable() }

  @available(*, unavailable, message: "Write returns(x); a closure computes: answers { … }.")
  @_disfavoredOverload
  public func answers(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write throws(error).")
  public func error(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(error).")
  public var shouldThrow: Failure {
    get { unavailable() }
    nonmutating set { unavailable() }
  }

  @available(*, unavailable, message: "Write returns(x).")
  public func succeed(with output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(x).")
  public func completes(with output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(x); what was passed: lastCall?.arguments.")
  public var value: Output {
    get { unavailable() }
    nonmutating set { unavailable() }
  }

  @available(*, unavailable, message: "Write returns(x), or returns(x, y): in turn.")
  public var nextResult: Output {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
}

extension MemberCalls {
  @available(*, unavailable, message: "Write answers { … }, with the member's own parameters.")
  @_disfavoredOverload
  public func returns(_ handler: Handler) { unavailable() }

  @available(*, unavailable, message: "Write answers { callback in callback(value) }.")
  public func perform(_ values: Any...) { unavailable() }

  @available(*, unavailable, message: "Write answers { callback in callback(value) }.")
  public func invokes(_ values: Any...) { unavailable() }

  @available(*, unavailable, message: "Write answers { callback in callback(value) }.")
  public func callsBack(_ values: Any...) { unavailable() }
}
