// Unavailable declarations for checks and turns that are written at an answer; the messages name the real
// API.

/// What checks the calls, written behind an answer. Its members only say so to the compiler; the answer in
/// front of them has the message.
@_documentation(visibility: private)
public struct GuessedCheck {
  public var once: GuessedCheck { self }
  public var twice: GuessedCheck { self }
  public var never: GuessedCheck { self }

  @discardableResult
  public func once(_ nothing: FirstGuess? = nil) -> GuessedCheck { self }

  @discardableResult
  public func called(_ times: Times = 1) -> GuessedCheck { self }

  @discardableResult
  public func times(_ times: Times) -> GuessedCheck { self }

  @discardableResult
  public func verify(_ times: Times = 1) -> GuessedCheck { self }
}

extension AnswerGuesses {
  @available(
    *,
    unavailable,
    message:
      "Verify in a line of its own, after the calls: double.on.find(id: 1).verify(2), or finds.verify(2). To answer two calls: replies(.returns(…).times(2))."
  )
  @_disfavoredOverload
  public func returns(_ output: Output, check: GuessedCheck? = nil) -> GuessedCheck {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Verify in a line of its own, after the calls: double.on.find(id: 1).verify(2), or finds.verify(2). To answer two calls: replies(.throws(…).times(2))."
  )
  @_disfavoredOverload
  public func `throws`(_ error: Failure, check: GuessedCheck? = nil) -> GuessedCheck {
    unavailable()
  }

  @available(*, unavailable, message: "Write replies(.throws(error), .returns(3)): in turn.")
  public var onFirstCall: FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write replies(.throws(error), .returns(3)): in turn.")
  public var onSecondCall: FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write replies(.throws(error), .returns(3)): in turn.")
  public var onThirdCall: FirstGuess { unavailable() }
}
