// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(args first: Matcher, _ more: Matcher...) -> [Call<Arguments>] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(arguments first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(withArguments first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(withArgs first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(calledWith first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(parameters first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  @_disfavoredOverload
  @discardableResult
  public func verify(params first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }
}
