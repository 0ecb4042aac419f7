// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertCalled<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertCalled(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertCalledOnce<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertCalledOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertWasCalled<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func assertWasCalled(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func toHaveBeenCalled<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func toHaveBeenCalled(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func toHaveBeenCalledOnce<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func toHaveBeenCalledOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func verifyCalledOnce<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func verifyCalledOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func verifyOnce<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func verifyOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func wasCalled<each Argument>(with arguments: repeat each Argument) -> Bool {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func wasCalled(with first: Matcher, _ more: Matcher...) -> Bool { unavailable() }
}
