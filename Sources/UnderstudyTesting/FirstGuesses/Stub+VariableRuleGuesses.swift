// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  // The closure parameters accept a trailing closure: see `Stub+ValueGuesses.swift`. The overloads
  // differ by where matchers stand among the values.

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func when(
    _ first: any Sendable,
    _ second: any Sendable,
    _ more: any Sendable...,
    notAClosure: (Never) -> Void = { _ in }
  ) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func when(
    _ first: any Sendable,
    _ second: any Sendable,
    _ third: Matcher,
    notAClosure: (Never) -> Void = { _ in }
  ) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func when(
    _ first: any Sendable,
    _ second: Matcher,
    _ third: any Sendable,
    notAClosure: (Never) -> Void = { _ in }
  ) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func when(
    _ first: Matcher,
    _ second: any Sendable,
    _ third: any Sendable,
    notAClosure: (Never) -> Void = { _ in }
  ) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func when(
    _ first: Matcher,
    _ second: Matcher,
    _ third: any Sendable,
    notAClosure: (Never) -> Void = { _ in }
  ) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func matching(_ first: any Sendable, _ second: any Sendable, _ more: any Sendable...)
    -> CallPattern
  { unavailable() }

  @available(*, unavailable, message: "An answer for all calls has no when: write .returns(7).")
  @discardableResult
  public func when() -> FirstGuess { unavailable() }
}
