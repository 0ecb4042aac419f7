// Guesses that answer a member fit it and its answers for some arguments alike: they are declared once.

/// What can be answered, for declarations of other tools' names.
@_documentation(visibility: private)
public protocol AnswerGuesses {
  associatedtype Arguments
  associatedtype Output
  associatedtype Failure: Error
}

/// What a closure of all the arguments can answer.
@_documentation(visibility: private)
public protocol StubAnswerGuesses: AnswerGuesses {}

extension Stub: StubAnswerGuesses {}
extension Stub.Answer: StubAnswerGuesses {}
