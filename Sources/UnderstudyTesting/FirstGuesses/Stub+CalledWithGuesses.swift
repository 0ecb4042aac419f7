// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func verifyWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func verifyCall(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func assertAnyCall(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func assertWasCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func toBeCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func alwaysCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func calledWithExactly(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func calledWithMatch(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func calledOnceWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func calledOnceWithExactly(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func calledOnceWithMatch(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func toHaveBeenCalledExactlyOnceWith(_ first: Matcher, _ more: Matcher...) -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func toHaveBeenCalledOnceWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func verifyAny(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func verifyAtLeastOnceWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func assertAwaitedWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func assertAwaitedOnceWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @discardableResult
  public func verifyCalled(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }
}
