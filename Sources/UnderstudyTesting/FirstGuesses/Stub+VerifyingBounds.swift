// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(*, unavailable, message: "The number comes first: verify(2, with: .any, \"42\").")
  @_disfavoredOverload
  @discardableResult
  public func verify(with first: Matcher, _ more: Matcher..., times: Times) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "The number comes first: verify(2, with: .any, \"42\").")
  @_disfavoredOverload
  @discardableResult
  public func verify(with first: Matcher, _ more: Matcher..., count: Times) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "The number comes first: verify(2, with: .any, \"42\").")
  @_disfavoredOverload
  @discardableResult
  public func verify(with first: Matcher, _ more: Matcher..., called: Times) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "The number comes first: verify(2, with: .any, \"42\").")
  @_disfavoredOverload
  @discardableResult
  public func verify(with first: Matcher, _ more: Matcher..., atLeast: Int) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "The number comes first: verify(2, with: .any, \"42\").")
  @_disfavoredOverload
  @discardableResult
  public func verify(with first: Matcher, _ more: Matcher..., atMost: Int) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "The number comes first: verify(2, with: .any, \"42\").")
  @_disfavoredOverload
  @discardableResult
  public func verify(with first: Matcher, _ more: Matcher..., exactly: Int) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "The number comes first: verify(2, with: .any, \"42\").")
  @_disfavoredOverload
  @discardableResult
  public func verify(where predicate: (Arguments) -> Bool, times: Times) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify(.never, with: .any, \"42\").")
  @discardableResult
  public func verifyNever(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify(.never, with: .any, \"42\").")
  @discardableResult
  public func verifyNotCalled(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify(.never, with: .any, \"42\").")
  @discardableResult
  public func assertNotCalled(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify(.never, with: .any, \"42\").")
  @discardableResult
  public func assertNeverCalled(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify(.never, with: .any, \"42\").")
  @discardableResult
  public func verifyNeverCalled(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify(.never, with: .any, \"42\").")
  @discardableResult
  public func wasNotCalled(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify(.never, with: .any, \"42\").")
  @discardableResult
  public func notCalled(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify(.never, with: .any, \"42\").")
  @discardableResult
  public func neverCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify(.never, with: .any, \"42\").")
  @discardableResult
  public func notToHaveBeenCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(*, unavailable, message: "Write verify(.never, with: .any, \"42\").")
  @discardableResult
  public func toNotHaveBeenCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }
}
