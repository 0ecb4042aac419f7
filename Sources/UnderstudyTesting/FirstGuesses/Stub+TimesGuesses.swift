// Unavailable declarations for likely guesses; the messages name the real API.

extension Stub {
  @available(*, unavailable, message: "the number stands alone: verify(2), verify(.never, with: …)")
  @_documentation(visibility: private)
  public func verify(times: Times) { fatalError() }

  @available(*, unavailable, message: "the number stands alone: verify(2), verify(.never, with: …)")
  @_documentation(visibility: private)
  public func verify(times: Times, with first: Matcher, _ more: Matcher...) { fatalError() }

  @available(*, unavailable, message: "the number stands alone: verify(2), verify(.never, with: …)")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func verify(times: Times, with arguments: Arguments) { fatalError() }

  @available(*, unavailable, message: "the number stands alone: verify(2), verify(.never, with: …)")
  @_documentation(visibility: private)
  public func verify(times: Times, where predicate: (Arguments) -> Bool) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the number stands alone: called(2), called(.atLeast(2), with: …)"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func called(
    times: Times,
    within limit: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock(),
    where predicate: ((Arguments) -> Bool)? = nil
  ) async -> [Call<Arguments>] { fatalError() }

  @available(
    *,
    unavailable,
    message: "the number stands alone: called(2), called(.atLeast(2), with: …)"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func called(
    times: Times,
    with first: Matcher,
    _ more: Matcher...,
    within limit: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock()
  ) async -> [Call<Arguments>] { fatalError() }

  @available(
    *,
    unavailable,
    message: "the number stands alone: called(2), called(.atLeast(2), with: …)"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  @discardableResult
  public func called(
    times: Times,
    with arguments: Arguments,
    within limit: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock()
  ) async -> [Call<Arguments>] { fatalError() }
}
