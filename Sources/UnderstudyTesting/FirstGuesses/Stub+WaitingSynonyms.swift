// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write await called(with: \"ada\", .any, within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(timeout: Duration, with first: Matcher, _ more: Matcher...) -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(with: \"ada\", .any, within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(with first: Matcher, _ more: Matcher..., timeout: Duration) -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(with first: Matcher, _ more: Matcher..., within: Duration) -> [Call<Arguments>]
  { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(within: .seconds(1)): it waits for the call."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(
    with first: Matcher,
    _ more: Matcher...,
    timeout: Duration,
    notAClosure: (Never) -> Void = { _ in }
  ) async -> [Call<Arguments>] { unavailable() }
}
