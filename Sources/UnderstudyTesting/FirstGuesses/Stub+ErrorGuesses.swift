// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub where Failure == Never {
  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  public convenience init(_ name: StaticString? = nil, throws: Any) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  public func `throws`(_ error: any Error) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  public func answers(_ answer: @escaping @Sendable (Arguments) throws -> Output) { unavailable() }
}

extension Stub.Answer where Failure == Never {
  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  public func `throws`(_ error: any Error) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>()."
  )
  @_disfavoredOverload
  public func answers(_ answer: @escaping @Sendable (Arguments) throws -> Output) { unavailable() }
}

extension Stub {
  @available(
    *,
    unavailable,
    message:
      "Name the error: answers { arguments throws(PaymentError) in … }. To throw it always: throws(.declined)."
  )
  @_disfavoredOverload
  public func answers(_ answer: @escaping @Sendable (Arguments) throws -> Output) { unavailable() }
}

extension Stub.Answer {
  // Without its last parameter the compiler prefers the typed `answers`, and reports its error.
  @available(
    *,
    unavailable,
    message:
      "Name the error: answers { arguments throws(PaymentError) in … }. To throw it always: throws(.declined)."
  )
  @_disfavoredOverload
  public func answers(
    _ answer: @escaping @Sendable (Arguments) throws -> Output,
    then nothing: FirstGuess? = nil
  ) { unavailable() }
}
