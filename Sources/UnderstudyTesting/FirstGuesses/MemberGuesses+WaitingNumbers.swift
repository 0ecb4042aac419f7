// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(exactly: Int, notAClosure: (Never) -> Void = { _ in }) async -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(atLeast: Int, notAClosure: (Never) -> Void = { _ in }) async -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(atMost: Int, notAClosure: (Never) -> Void = { _ in }) async -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(count: Int, notAClosure: (Never) -> Void = { _ in }) async -> [Call<Arguments>]
  { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called() for a first call, called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func wait(for: Int) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func waitForCalls(count: Int) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func waitForCalls(atLeast: Int) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func waitForCalls(times: Int) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func waitUntilCalled(times: Int) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func waitForCalls(_ count: Int, timeout: Duration) async -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func waitForCalls(_ count: Int, within: Duration) async -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func calledEventually(_ times: Times = 1) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func eventuallyCalled(_ times: Times = 1) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func verifyEventually(_ times: Times = 1) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func waitForInvocations(_ times: Times = 1) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func calledEventually(_ times: Times = 1, before limit: Duration) async -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2))."
  )
  @discardableResult
  public func waitUntilCallCount(_ count: Int) async -> [Call<Arguments>] { unavailable() }
}
