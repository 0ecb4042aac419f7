// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(timeout: Duration) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(within: Duration) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(after: Duration) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(before: Duration) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write await called(2, within: .seconds(1)), or called(.never, within: .seconds(1)): it waits."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ times: Times, timeout: Duration) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write await called(2, within: .seconds(1)), or called(.never, within: .seconds(1)): it waits."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ times: Times, within: Duration) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(timeout: Duration, notAClosure: (Never) -> Void = { _ in }) async -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(after: Duration, notAClosure: (Never) -> Void = { _ in }) async -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(for: Duration, notAClosure: (Never) -> Void = { _ in }) async -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(2, within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(_ times: Times, timeout: Duration, notAClosure: (Never) -> Void = { _ in })
    async -> [Call<Arguments>]
  { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @discardableResult
  public func waitForCall(timeout: Duration) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @discardableResult
  public func waitForCall(within: Duration) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @discardableResult
  public func wait(timeout: Duration) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @discardableResult
  public func wait(within: Duration) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @discardableResult
  public func waitUntilCalled(timeout: Duration) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @discardableResult
  public func waitUntilCalled(within: Duration) async -> [Call<Arguments>] { unavailable() }
}
