// Unavailable declarations for guesses from Python's unittest.mock; the messages name the real API.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension AnswerGuesses {
  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public var return_value: Output {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
}
