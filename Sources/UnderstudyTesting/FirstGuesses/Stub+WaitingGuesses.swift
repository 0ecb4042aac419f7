// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  public func wait() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  public func waitForCall() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  public func waitUntilCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  public func waitForCalls() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  public func eventually() { unavailable() }

  @available(*, unavailable, message: "Write await called(2).")
  public func waitForCalls(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write await called(2).")
  public func waitForCallCount(_ count: Int) { unavailable() }
}
