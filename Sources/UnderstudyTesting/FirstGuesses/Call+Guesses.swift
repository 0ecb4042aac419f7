// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Call {
  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var args: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var argument: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var arg: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var parameters: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var params: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var inputs: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var received: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var kwargs: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var argumentList: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var firstArg: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var lastArg: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var firstArgument: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public var lastArgument: Arguments { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public subscript(index: Int) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public func arg(_ index: Int) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write arguments, or arguments.to for one of several.")
  public func argument(at index: Int) -> FirstGuess { unavailable() }
}
