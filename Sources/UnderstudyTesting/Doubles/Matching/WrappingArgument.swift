/// A type of arguments that wrap a value, which matchers for that value match as well.
protocol WrappingArgument {
  /// Binds a matcher for the wrapped value to the whole.
  static func lift(_ matcher: Matcher) throws(MatcherRefusal) -> BoundMatcher
}

/// A type whose values and matchers must not be printed.
protocol RedactedArgument {}

extension Optional: WrappingArgument {
  static func lift(_ matcher: Matcher) throws(MatcherRefusal) -> BoundMatcher {
    lift(try matcher.bound(to: Wrapped.self))
  }

  /// Makes what is bound to the value apply to the whole.
  static func lift(_ matcher: BoundMatcher) -> BoundMatcher {
    var bound = matcher
    // A matcher for every value does not match `nil`.
    if bound.test == nil { bound.text = "notNil" }
    bound.test = lift(bound.test ?? { _ in true })
    if let capture = bound.capture { bound.capture = lift(capture) }
    return bound
  }

  static func lift(_ test: @escaping BoundMatcher.Test) -> BoundMatcher.Test {
    { pointer in
      guard let value = pointer.load(as: Wrapped?.self) else { return false }
      return withUnsafePointer(to: value) { test($0) }
    }
  }

  private static func lift(_ capture: @escaping BoundMatcher.Capture) -> BoundMatcher.Capture {
    { pointer in
      guard let value = pointer.load(as: Wrapped?.self) else { return }
      withUnsafePointer(to: value) { capture($0) }
    }
  }
}

extension Redacted: WrappingArgument, RedactedArgument {
  static func lift(_ matcher: Matcher) throws(MatcherRefusal) -> BoundMatcher {
    var bound = try matcher.bound(to: Value.self)
    if let test = bound.test { bound.test = reach(test) }
    if let capture = bound.capture { bound.capture = reach(capture) }
    // The value would not be hidden, so no text may include it.
    bound.expected = nil
    return bound
  }

  private static func reach<Result>(
    _ body: @escaping @Sendable (UnsafeRawPointer) -> Result
  ) -> @Sendable (UnsafeRawPointer) -> Result {
    { pointer in withUnsafePointer(to: pointer.load(as: Redacted.self).value) { body($0) } }
  }
}
