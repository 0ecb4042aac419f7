// What people write first, with the way it is written here. None of these can be called.

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
