// Unavailable declarations for guesses from other tools; the messages name the real API.

extension AnswerGuesses {
  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returnsInSequence(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returnsEach(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func thenReturnMany(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func willReturnInOrder(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func willReturnSequence(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func andReturnMany(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returnsMany(_ outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returnsMany(_ outputs: Output...) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returns(sequence outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returns(inOrder outputs: [Output]) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  @discardableResult
  public func returns(inOrder output: Output, _ more: Output...) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write replies(.returns(1), .returns(2), looping: true).")
  @discardableResult
  public func cycles(_ outputs: Output...) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write replies(.returns(1), .returns(2), looping: true).")
  @discardableResult
  public func returnsCycling(_ outputs: Output...) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write replies(.returns(1), .returns(2), looping: true).")
  @discardableResult
  public func loops(_ outputs: Output...) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write replies(.returns(1), .returns(2), looping: true).")
  @discardableResult
  public func returns(_ output: Output, _ more: Output..., looping: Bool) -> FirstGuess {
    unavailable()
  }

  @available(*, unavailable, message: "Write replies(.returns(…).times(2)).")
  @discardableResult
  public func returns(_ output: Output, times: Int) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other. Of several kinds: replies(.returns(1), .throws(error))."
  )
  @discardableResult
  public func andThen(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other. Of several kinds: replies(.returns(1), .throws(error))."
  )
  @discardableResult
  public func andThenThrows(_ error: Failure) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other. Of several kinds: replies(.returns(1), .throws(error))."
  )
  @discardableResult
  public func then(_ output: Output) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write returns(1, 2, 3): one after the other. Of several kinds: replies(.returns(1), .throws(error))."
  )
  @discardableResult
  public func replies(_ output: Output, _ more: Output...) -> FirstGuess { unavailable() }
}
