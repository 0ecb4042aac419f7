// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message:
      "It waits, so write await called(.never, with: .any, within: .seconds(1)); another number in place of .never."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ times: Times, after: Duration, with first: Matcher, _ more: Matcher...)
    -> [Call<Arguments>]
  {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "It waits, so write await called(.never, with: .any, within: .seconds(1)); another number in place of .never."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ times: Times, within: Duration, with first: Matcher, _ more: Matcher...)
    -> [Call<Arguments>]
  {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "It waits, so write await called(.never, with: .any, within: .seconds(1)); another number in place of .never."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ times: Times, with first: Matcher, _ more: Matcher..., after: Duration)
    -> [Call<Arguments>]
  {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "It waits, so write await called(.never, with: .any, within: .seconds(1)); another number in place of .never."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ times: Times, with first: Matcher, _ more: Matcher..., within: Duration)
    -> [Call<Arguments>]
  {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "It waits, so write await called(.never, within: .seconds(1)); another number in place of .never."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ times: Times, after: Duration) -> [Call<Arguments>] {
    unavailable()
  }
}
