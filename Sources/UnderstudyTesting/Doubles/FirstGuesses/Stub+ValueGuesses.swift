// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

extension Stub {
  // The closures are there to be taken for a trailing one: taken for the value, it would leave the
  // compiler without anything to say about what is wrong in it.

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument, .equal(value) or .any, or a closure."
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
    message: "Give a matcher for each argument, .equal(value) or .any, or a closure."
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
    message: "Give a matcher for each argument, .equal(value) or .any, or a closure."
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
    message: "Give a matcher for each argument, .equal(value) or .any, or a closure."
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
    message: "Give a matcher for each argument, .equal(value) or .any, or a closure."
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
    message: "Give a matcher for each argument, .equal(value) or .any, or a closure."
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
    message: "Give a matcher for each argument, .equal(value) or .any, or a closure."
  )
  @_disfavoredOverload
  public func when<A, B, each Argument>(
    _ arguments: (A, B, repeat each Argument),
    notAClosure: (Never) -> Void = { _ in }
  ) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Give a matcher for each argument, .equal(value) or .any, or a closure."
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
    message: "Give a matcher for each argument, .equal(value) or .any, or a closure."
  )
  @_disfavoredOverload
  public func called<A, B, each Argument>(
    _ times: Times = 1,
    with arguments: (A, B, repeat each Argument),
    notAClosure: (Never) -> Void = { _ in }
  ) async { unavailable() }
}
