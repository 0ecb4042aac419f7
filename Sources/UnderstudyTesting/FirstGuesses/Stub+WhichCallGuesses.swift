// Unavailable declarations for likely guesses; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Compare the call: lastCall?.arguments, or calls[1].arguments."
  )
  public func verify(lastCalledWith arguments: Matcher...) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Compare the call: lastCall?.arguments, or calls[1].arguments."
  )
  public func verify(
    nth: Int,
    with arguments: Matcher...
  ) { unavailable() }
}
