// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Stub {
  // The closure parameters accept a trailing closure: if it were matched with the value, the
  // compiler could not report the errors inside it.

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func when(
    _ first: any Sendable,
    _ second: Matcher,
    _ more: Matcher...,
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
    _ more: Matcher...,
    notAClosure: (Never) -> Void = { _ in }
  ) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func verify(
    _ times: Times = 1,
    with first: any Sendable,
    _ second: Matcher,
    _ more: Matcher...,
    notAClosure: (Never) -> Void = { _ in }
  ) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func verify(
    _ times: Times = 1,
    with first: Matcher,
    _ second: any Sendable,
    _ more: Matcher...,
    notAClosure: (Never) -> Void = { _ in }
  ) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func called(
    _ times: Times = 1,
    with first: any Sendable,
    _ second: Matcher,
    _ more: Matcher...,
    notAClosure: (Never) -> Void = { _ in }
  ) async { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func called(
    _ times: Times = 1,
    with first: Matcher,
    _ second: any Sendable,
    _ more: Matcher...,
    notAClosure: (Never) -> Void = { _ in }
  ) async { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func when<A, B, each Argument>(
    _ arguments: (A, B, repeat each Argument),
    notAClosure: (Never) -> Void = { _ in }
  ) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func verify<A, B, each Argument>(
    _ times: Times = 1,
    with arguments: (A, B, repeat each Argument),
    notAClosure: (Never) -> Void = { _ in }
  ) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure."
  )
  @_disfavoredOverload
  public func called<A, B, each Argument>(
    _ times: Times = 1,
    with arguments: (A, B, repeat each Argument),
    notAClosure: (Never) -> Void = { _ in }
  ) async { unavailable() }
}
