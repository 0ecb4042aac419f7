// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func toHaveBeenLastCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func lastCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func verifyLastCall(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func verifyFirstCall(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func assertLastCalledWith(_ first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func verifyLast(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func verifyLastCall(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func verifyFirstCall(with first: Matcher, _ more: Matcher...) -> [Call<Arguments>] {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func toHaveBeenNthCalledWith(_ index: Int, _ first: Matcher, _ more: Matcher...) -> [Call<
    Arguments
  >] { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func nthCalledWith(_ index: Int, _ first: Matcher, _ more: Matcher...) -> [Call<Arguments>]
  { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write #expect(lastCall?.arguments == …), or calls[1].arguments for the second call."
  )
  @discardableResult
  public func verifyCall(at index: Int, with first: Matcher, _ more: Matcher...) -> [Call<
    Arguments
  >] { unavailable() }
}
