// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func assertCalledWith<each Argument>(_ arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func assertCalledOnceWith<each Argument>(_ arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func toHaveBeenCalledWith<each Argument>(_ arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func verifyCalledWith<each Argument>(_ arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  @discardableResult
  public func calledWith<each Argument>(_ arguments: repeat each Argument) -> Bool {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  @discardableResult
  public func wasCalledWith<each Argument>(_ arguments: repeat each Argument) -> Bool {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  public func verifyCalled<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyNoMoreInteractions() { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyNoOtherCalls() { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func confirmVerified() { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func assertNoMoreCalls() { unavailable() }
}
