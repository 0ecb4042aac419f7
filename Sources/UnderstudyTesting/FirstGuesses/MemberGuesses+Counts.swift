// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func verifyExactly(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func verifyTimes(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func assertCalledTimes(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func assertCalledExactly(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func toBeCalledTimes(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func calledTimes(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func wasCalledTimes(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func verifyCalledTimes(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func verifyNumberOfCalls(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func shouldBeCalled(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func verifyCalled(exactly: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func verifyCalled(count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func assertCalled(exactly: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func assertCalled(count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func assertWasCalled(times: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func verifyCalled(_ times: Times) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  @discardableResult
  public func assertCalled(_ times: Times) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2), or verify(.twice).")
  @discardableResult
  public func verifyTwice() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2), or verify(.twice).")
  @discardableResult
  public func verifyCalledTwice() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2), or verify(.twice).")
  @discardableResult
  public func assertCalledTwice() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(2), or verify(.twice).")
  @discardableResult
  public func toHaveBeenCalledTwice() -> [Call<Arguments>] { unavailable() }
}
