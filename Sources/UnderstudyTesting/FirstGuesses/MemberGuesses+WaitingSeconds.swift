// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "Write a Duration: await called(within: .seconds(1)). It waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ times: Times = 1, timeout: Double) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write a Duration: await called(within: .seconds(1)). It waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(
    _ times: Times = 1,
    timeout: Double,
    notAClosure: (Never) -> Void = { _ in }
  ) async -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write a Duration: await called(within: .seconds(1)). It waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ times: Times = 1, within: Double) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write a Duration: await called(within: .seconds(1)). It waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(
    _ times: Times = 1,
    within: Double,
    notAClosure: (Never) -> Void = { _ in }
  ) async -> [Call<Arguments>] { unavailable() }
}
