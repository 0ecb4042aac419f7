// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "A number in a variable: verify(.exactly(count)), or await called(.exactly(count))."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ count: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "A number in a variable: verify(.exactly(count)), or await called(.exactly(count))."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ count: Int, with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "A number in a variable: verify(.exactly(count)), or await called(.exactly(count))."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(times: Int) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "A number in a variable: verify(.exactly(count)), or await called(.exactly(count))."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(_ count: Int) async -> Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "A number in a variable: verify(.exactly(count)), or await called(.exactly(count))."
  )
  @_disfavoredOverload
  @discardableResult
  public func called(_ count: Int, with first: Matcher, _ more: Matcher...) async -> Bool {
    unavailable()
  }
}
