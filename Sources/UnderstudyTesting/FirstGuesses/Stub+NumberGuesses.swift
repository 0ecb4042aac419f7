// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message:
      "The number stands alone: verify(2, with: .any, \"42\"), verify(.atLeast(1), with: .any, \"42\")."
  )
  @_documentation(visibility: private)
  public func verify(atLeast: Int, with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "The number stands alone: verify(2, with: .any, \"42\"), verify(.atLeast(1), with: .any, \"42\")."
  )
  @_documentation(visibility: private)
  public func verify(atMost: Int, with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "The number stands alone: verify(2, with: .any, \"42\"), verify(.atLeast(1), with: .any, \"42\")."
  )
  @_documentation(visibility: private)
  public func verify(exactly: Int, with first: Matcher, _ more: Matcher...) { unavailable() }
}
