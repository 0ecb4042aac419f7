// Guesses that fit a member of a double and a member of a generated double alike: they are declared once.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What needs no conditions on the arguments, for declarations of other tools' names.
@_documentation(visibility: private)
public protocol MemberGuesses: AnyObject, AnswerGuesses {}

extension Stub: MemberGuesses {}
extension MemberCalls: MemberGuesses {}

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func assert_called_once() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(.atLeast(1)), or verify() for exactly one call."
  )
  public func assert_called() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func assert_not_called() { unavailable() }
}
