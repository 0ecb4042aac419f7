// Unavailable declarations for guesses from other tools; the messages name the real API.

extension StubAnswerGuesses {
  @available(
    *,
    unavailable,
    message:
      "Write replies(.answers { arguments in … }): for all calls, or after when(_:) for those that match."
  )
  @discardableResult
  public func mockImplementationOnce(
    _ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
  ) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.answers { arguments in … }): for all calls, or after when(_:) for those that match."
  )
  @discardableResult
  public func answersOnce(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.answers { arguments in … }): for all calls, or after when(_:) for those that match."
  )
  @discardableResult
  public func callsFakeOnce(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write answers { arguments in await … }: in an async member it may suspend."
  )
  @discardableResult
  public func answersAsync(
    _ answer: @escaping @Sendable (Arguments) async throws(Failure) -> Output
  ) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write answers { arguments in await … }: in an async member it may suspend."
  )
  @discardableResult
  public func asyncAnswer(_ answer: @escaping @Sendable (Arguments) async throws(Failure) -> Output)
    -> FirstGuess
  { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write answers { arguments in await … }: in an async member it may suspend."
  )
  @discardableResult
  public func suspendAnswer(
    _ answer: @escaping @Sendable (Arguments) async throws(Failure) -> Output
  ) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in arguments.0 }.")
  @discardableResult
  public func returnsArg(_ index: Int) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in arguments.0 }.")
  @discardableResult
  public func returnsArgument(_ index: Int) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in arguments.0 }.")
  @discardableResult
  public func throwsArg(_ index: Int) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in arguments.0 }.")
  @discardableResult
  public func resolvesArg(_ index: Int) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in arguments.0 }.")
  @discardableResult
  public func returnsFirstArg() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in arguments.0 }.")
  @discardableResult
  public func returnsLastArg() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in arguments.0 }.")
  @discardableResult
  public func returnsFirstArgument() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in arguments.0 }.")
  @discardableResult
  public func answersFirstArg() -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in arguments.0 }.")
  @discardableResult
  public func thenReturnFirstArg() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write answers { arguments in arguments.completion(value) }: a closure is an argument like any other."
  )
  @discardableResult
  public func callsArg(_ values: Any...) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write answers { arguments in arguments.completion(value) }: a closure is an argument like any other."
  )
  @discardableResult
  public func callsArgWith(_ values: Any...) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write answers { arguments in arguments.completion(value) }: a closure is an argument like any other."
  )
  @discardableResult
  public func callsArgAsync(_ values: Any...) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write answers { arguments in arguments.completion(value) }: a closure is an argument like any other."
  )
  @discardableResult
  public func callsCompletion(_ values: Any...) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write answers { arguments in arguments.completion(value) }: a closure is an argument like any other."
  )
  @discardableResult
  public func callsBack(_ values: Any...) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write answers { arguments in arguments.completion(value) }: a closure is an argument like any other."
  )
  @discardableResult
  public func invokesCallback(_ values: Any...) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write answers { arguments in arguments.completion(value) }: a closure is an argument like any other."
  )
  @discardableResult
  public func yieldsTo(_ values: Any...) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write answers { arguments in arguments.completion(value) }: a closure is an argument like any other."
  )
  @discardableResult
  public func yieldsAsync(_ values: Any...) -> FirstGuess { unavailable() }
}
