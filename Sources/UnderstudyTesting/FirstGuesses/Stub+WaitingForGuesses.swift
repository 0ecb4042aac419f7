// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  @discardableResult
  public func waitForCall(with first: Matcher, _ more: Matcher...) async -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  @discardableResult
  public func waitUntilCalled(with first: Matcher, _ more: Matcher...) async -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  @discardableResult
  public func eventuallyCalled(with first: Matcher, _ more: Matcher...) async -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Say how long: await called(.never, with: .any, within: .seconds(1)). At once: verify(.never)."
  )
  @_disfavoredOverload
  public func never(with first: Matcher, _ more: Matcher...) async { unavailable() }
}
