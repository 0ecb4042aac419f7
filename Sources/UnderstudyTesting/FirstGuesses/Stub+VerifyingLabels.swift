// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(args first: Matcher, _ more: Matcher...) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(arguments first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(withArguments first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(withArgs first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(calledWith first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(parameters first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: \"42\"), or for two arguments verify(with: .any, \"42\")."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(params first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }
}
