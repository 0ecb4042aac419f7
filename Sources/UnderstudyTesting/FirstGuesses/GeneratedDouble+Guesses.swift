// Unavailable declarations for arguments of a generated double; the messages name the real API.

/// What a generated double is made of in other tools.
@_documentation(visibility: private)
public enum GuessedKind: Sendable { case strict, relaxed, lenient, nice, loose, mock, spy }

extension GeneratedDouble {
  @available(
    *,
    unavailable,
    message:
      "Leave it out: a call without an answer fails the test. Give it one: double.on.find().returns(x)."
  )
  public init(strict: Bool) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: a call without an answer fails the test. Give it one: double.on.find().returns(x)."
  )
  public init(relaxed: Bool) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Leave it out: a call without an answer fails the test. Give it one: double.on.find().returns(x)."
  )
  public init(_ kind: GuessedKind) { unavailable() }
}
