// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Label them: verify(with: .any, \"42\"), one matcher for each argument."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ text: String) -> [Call<Arguments>] { unavailable() }
}

extension Stub {
  // Two overloads, as a number is also a matcher. The second one is preferred if both fit.

  @available(
    *,
    unavailable,
    message:
      "Label the arguments: verify(with: .any, \"42\"). A number comes first: verify(2, with: .any, \"42\")."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(_ times: Times, _ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Label the arguments: verify(with: .any, \"42\"). A number comes first: verify(2, with: .any, \"42\")."
  )
  @discardableResult
  public func verify(_ first: Matcher, _ second: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  // The closure parameter accepts a trailing closure: see `Stub+ValueGuesses.swift`.

  @available(
    *,
    unavailable,
    message:
      "Label the arguments: verify(with: .equal(money), .any). A number comes first: verify(2, with: .any, \"42\")."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(
    _ first: any Sendable,
    _ second: any Sendable,
    _ more: any Sendable...,
    notAClosure: (Never) -> Void = { _ in }
  ) -> [Call<Arguments>] { unavailable() }
}
