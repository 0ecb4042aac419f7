// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_documentation(visibility: private)
  public func verify(atLeast: Int, with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_documentation(visibility: private)
  public func verify(atMost: Int, with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3)."
  )
  @_documentation(visibility: private)
  public func verify(exactly: Int, with first: Matcher, _ more: Matcher...) { unavailable() }
}
