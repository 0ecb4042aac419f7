// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func assertCalled<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func assertCalled(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func assertCalledOnce<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func assertCalledOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func assertWasCalled<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func assertWasCalled(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func toHaveBeenCalled<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func toHaveBeenCalled(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func toHaveBeenCalledOnce<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func toHaveBeenCalledOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func verifyCalledOnce<each Argument>(with arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func verifyCalledOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func verifyOnce<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func verifyOnce(with first: Matcher, _ more: Matcher...) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func wasCalled<each Argument>(with arguments: repeat each Argument) -> Bool {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func wasCalled(with first: Matcher, _ more: Matcher...) -> Bool { unavailable() }
}
