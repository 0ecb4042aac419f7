// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func toBeCalled() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func assertAwaited() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func assertAwaitedOnce() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func verifyWasCalled() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func verifyHasBeenCalled() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func mustHaveBeenCalled() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func shouldHaveBeenCalled() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func verifyInvoked() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func expectCalled() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func assertInvoked() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func assertHasBeenCalled() -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @_disfavoredOverload
  @discardableResult
  public func wasCalled(_ times: Times) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func wasCalled(times: Int) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func wasCalled(exactly: Int) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func wasCalled(atLeast: Int) -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  @discardableResult
  public func wasCalled(atMost: Int) -> Bool { unavailable() }
}
