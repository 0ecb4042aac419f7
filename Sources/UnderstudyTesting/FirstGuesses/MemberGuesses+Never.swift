// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyNeverCalled() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func assertNotAwaited() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func toNotHaveBeenCalled() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyNoCalls() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyZeroInteractions() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyNoInteractions() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func shouldNotHaveBeenCalled() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verifyUntouched() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func assertNoCalls() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func verify(never: Bool) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  @discardableResult
  public func expectNoCalls() -> [Call<Arguments>] { unavailable() }
}

extension Stub {
  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyNothingElseCalled() { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func assertNoOtherCalls() { unavailable() }
}
