// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
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
}
