// Unavailable declarations for guesses from other tools; the messages name the real API.

/// Stands in for what follows an answer in another tool: more answers, of the member's own types, so
/// that the compiler reports only the one message.
@_documentation(visibility: private)
@dynamicMemberLookup
public struct GuessedTurn<Output, Failure: Error> {
  /// Accepts any other member.
  @_disfavoredOverload
  public subscript(dynamicMember member: String) -> FirstGuess { FirstGuess() }

  /// Accepts an answer that follows.
  public var then: GuessedTurn { self }

  /// Accepts an answer as of a stub.
  @discardableResult
  public func then(_ reply: FirstGuess) -> GuessedTurn { self }

  @discardableResult
  @_disfavoredOverload
  public func then(_ output: Output) -> GuessedTurn { self }

  @discardableResult
  public func `throws`(_ error: Failure) -> GuessedTurn { self }

  @discardableResult
  public func returns(_ output: Output) -> GuessedTurn { self }

  @discardableResult
  public func returns() -> GuessedTurn where Output == Void { self }

  @discardableResult
  public func thenThrow(_ error: Failure) -> GuessedTurn { self }

  @discardableResult
  public func thenThrows(_ error: Failure) -> GuessedTurn { self }

  @discardableResult
  public func andThrow(_ error: Failure) -> GuessedTurn { self }

  @discardableResult
  public func thenReturn(_ output: Output) -> GuessedTurn { self }

  @discardableResult
  public func thenReturns(_ output: Output) -> GuessedTurn { self }

  @discardableResult
  public func andReturn(_ output: Output) -> GuessedTurn { self }
}
