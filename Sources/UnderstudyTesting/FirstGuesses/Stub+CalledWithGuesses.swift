// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func verifyWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func verifyCall(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func assertAnyCall(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func assertWasCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func toBeCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func alwaysCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func calledWithExactly(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func calledWithMatch(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func calledOnceWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func calledOnceWithExactly(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func calledOnceWithMatch(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func toHaveBeenCalledExactlyOnceWith(_ first: Matcher, _ more: Matcher...) -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func toHaveBeenCalledOnceWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func verifyAny(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func verifyAtLeastOnceWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func assertAwaitedWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func assertAwaitedOnceWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @discardableResult
  public func verifyCalled(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }
}
