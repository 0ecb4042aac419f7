// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(*, unavailable, message: "Write verify(.atLeast(1)), or verify(1...).")
  @discardableResult
  public func verifyAtLeastOnce() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atLeast(1)), or verify(1...).")
  @discardableResult
  public func verifyCalledAtLeastOnce() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atLeast(1)), or verify(1...).")
  @discardableResult
  public func assertCalledAtLeastOnce() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atLeast(1)), or verify(1...).")
  @discardableResult
  public func verifyAtLeast(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atLeast(1)), or verify(1...).")
  @discardableResult
  public func assertCalledAtLeast(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atLeast(1)), or verify(1...).")
  @discardableResult
  public func verifyMinimum(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atLeast(1)), or verify(1...).")
  @discardableResult
  public func verifyCalled(atLeast: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atLeast(1)), or verify(1...).")
  @discardableResult
  public func assertCalled(atLeast: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atMost(2)), or verify(...2).")
  @discardableResult
  public func verifyAtMost(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atMost(2)), or verify(...2).")
  @discardableResult
  public func assertCalledAtMost(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atMost(2)), or verify(...2).")
  @discardableResult
  public func verifyMaximum(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atMost(2)), or verify(...2).")
  @discardableResult
  public func verifyAtMostOnce() -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atMost(2)), or verify(...2).")
  @discardableResult
  public func verifyCalled(atMost: Int) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write verify(.atMost(2)), or verify(...2).")
  @discardableResult
  public func assertCalled(atMost: Int) -> [Call<Arguments>] { unavailable() }
}
