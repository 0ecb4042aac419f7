// Unavailable declarations for guesses from other tools; the messages name the real API.

extension StubAnswerGuesses {
  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func callThrough() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func callsThrough() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func callRealMethod() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func thenCallRealMethod() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func callOriginal() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func callsOriginal() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func callsReal() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func passThrough() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func passesThrough() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func forwards() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func thenCallRealImplementation() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func forwardsToReal() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func willForward() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func usesReal() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func wraps(_ real: Any) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func forwards(_ real: Any) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func passesThrough(_ real: Any) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func willForward(_ real: Any) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func callsRealMethod() -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func callThrough(_ real: Any) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
  )
  @discardableResult
  public func forwards(to real: Any) -> FirstGuess { unavailable() }
}
