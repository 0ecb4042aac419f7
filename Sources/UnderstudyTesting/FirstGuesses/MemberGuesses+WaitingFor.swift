// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  @discardableResult
  public func nextCall() async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  @discardableResult
  public func waitForNextCall() async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  @discardableResult
  public func untilCalled() async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  @discardableResult
  public func awaitCall() async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  @discardableResult
  public func calledOnce() async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  @discardableResult
  public func waitForInvocation() async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Say how long: await never(within: .seconds(1)), or called(.never, with: .any, within: .seconds(1)). At once: verify(.never)."
  )
  @_disfavoredOverload
  public func never() async { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Say how long: await never(within: .seconds(1)), or called(.never, with: .any, within: .seconds(1)). At once: verify(.never)."
  )
  @_disfavoredOverload
  public func never(timeout: Duration) async { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Say how long: await never(within: .seconds(1)), or called(.never, with: .any, within: .seconds(1)). At once: verify(.never)."
  )
  @_disfavoredOverload
  public func never(for: Duration) async { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Say how long: await never(within: .seconds(1)), or called(.never, with: .any, within: .seconds(1)). At once: verify(.never)."
  )
  @_disfavoredOverload
  public func never(during: Duration) async { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Say how long: await never(within: .seconds(1)), or called(.never, with: .any, within: .seconds(1)). At once: verify(.never)."
  )
  @_disfavoredOverload
  public func never(_ limit: Duration) async { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Say how long: await never(within: .seconds(1)), or called(.never, with: .any, within: .seconds(1)). At once: verify(.never)."
  )
  public func neverCalled(within: Duration) async { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Say how long: await never(within: .seconds(1)), or called(.never, with: .any, within: .seconds(1)). At once: verify(.never)."
  )
  public func notCalled(within: Duration) async { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Say how long: await never(within: .seconds(1)), or called(.never, with: .any, within: .seconds(1)). At once: verify(.never)."
  )
  public func verifyNever(within: Duration) async { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write await called(.never, with: .any, within: .seconds(1)), or on.send(.any).never(within: .seconds(1))."
  )
  @_disfavoredOverload
  public func never(with first: Matcher, _ more: Matcher..., within: Duration) async {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write await called(.never, with: .any, within: .seconds(1)), or on.send(.any).never(within: .seconds(1))."
  )
  @_disfavoredOverload
  public func never(within: Duration, with first: Matcher, _ more: Matcher...) async {
    unavailable()
  }
}
