// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "The number comes first: await called(2), or called(.atLeast(2), with: .any, \"42\")."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(
    with first: Matcher,
    _ more: Matcher...,
    times: Times,
    notAClosure: (Never) -> Void = { _ in }
  ) async -> [Call<Arguments>] { unavailable() }
}
