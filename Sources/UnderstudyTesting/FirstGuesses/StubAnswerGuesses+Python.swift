// Unavailable declarations for guesses from Python's unittest.mock; the messages name the real API.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension StubAnswerGuesses {
  @available(
    *,
    unavailable,
    message:
      "Write throws(…), replies(.throws(…), .returns(…)) in turn, or answers { arguments in … }."
  )
  @_disfavoredOverload
  public var side_effect: Any {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
}
