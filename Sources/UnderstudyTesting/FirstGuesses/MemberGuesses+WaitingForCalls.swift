// Unavailable declarations for guesses from other tools; the messages name the real API.

extension MemberGuesses {
  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  public func wait() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  public func waitForCall() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  public func waitUntilCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  public func waitForCalls() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2)."
  )
  public func eventually(_ times: Times = 1) { unavailable() }

  @available(*, unavailable, message: "Write await called(2).")
  public func waitForCalls(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write await called(2).")
  public func waitForCallCount(_ count: Int) { unavailable() }
}
