// Unavailable declarations for guesses from other tools; the messages name the real API.

extension StubAnswerGuesses where Failure == Never {
  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func thenThrow(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func thenThrows(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func willThrow(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func andThrow(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func andThrows(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func throwsError(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func throwError(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func throwing(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func rejects(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func mockRejectedValue(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func willFail(_ error: any Error) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  @discardableResult
  public func fails(_ error: any Error) -> FirstGuess { unavailable() }
}
