// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func assertCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func assertCalledOnce() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func assertWasCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func toHaveBeenCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func toHaveBeenCalledOnce() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func verifyCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func verifyCalledOnce() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func verifyOnce() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func assertNotCalled() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func assertNeverCalled() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func verifyNever() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func verifyNotCalled() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func notToHaveBeenCalled() { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func toHaveBeenCalledTimes(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func assertCallCount(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func verifyCallCount(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func verifyCalled(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func verifyCount(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func verifyCalled(times: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func assertCalled(times: Int) { unavailable() }

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
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
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
