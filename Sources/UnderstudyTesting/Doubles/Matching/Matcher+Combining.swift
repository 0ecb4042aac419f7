extension Matcher {
  /// Matches arguments that the other matcher does not.
  ///
  /// ```swift
  /// gateway.charging.verify(.never, with: .any, .not(.hasPrefix("4")))
  /// ```
  ///
  /// The captors of the other matcher capture nothing.
  ///
  /// - Parameter matcher: the other matcher.
  public static func not(_ matcher: Matcher) -> Matcher { Matcher(InverseKind(matcher: matcher)) }

  /// Matches arguments that all of the matchers match.
  ///
  /// ```swift
  /// mailer.sends.verify(with: .any, .allOf(.contains("@"), .not(.hasSuffix(".test"))))
  /// ```
  ///
  /// - Parameters:
  ///   - first: the first matcher.
  ///   - more: the other matchers.
  public static func allOf(_ first: Matcher, _ more: Matcher...) -> Matcher {
    Matcher(CombinedKind(isForAll: true, matchers: [first] + more))
  }

  /// Matches arguments that at least one of the matchers matches.
  ///
  /// ```swift
  /// gateway.charging.when(.any, .anyOf("42", "43")).throws(.declined)
  /// ```
  ///
  /// - Parameters:
  ///   - first: the first matcher.
  ///   - more: the other matchers.
  public static func anyOf(_ first: Matcher, _ more: Matcher...) -> Matcher {
    Matcher(CombinedKind(isForAll: false, matchers: [first] + more))
  }

  /// Matches like the other matcher, and stores the arguments of calls that match as a whole.
  ///
  /// ```swift
  /// let cards = Captor<String>()
  /// gateway.charging.verify(with: .any, .capturing(into: cards, .hasPrefix("4")))
  /// #expect(cards.values.last == "42")
  /// ```
  ///
  /// - Parameters:
  ///   - captor: stores the arguments. A captor for a type takes the value wrapped in an optional
  ///     argument, and then `nil` does not match; a captor for the optional itself takes `nil`,
  ///     too.
  ///   - matcher: the matcher for the argument, by default ``any``.
  public static func capturing<Value: Sendable>(
    into captor: Captor<Value>,
    _ matcher: Matcher = .any
  ) -> Matcher {
    Matcher(CapturingKind(captor: captor, matcher: matcher))
  }
}

private struct InverseKind: MatcherKind {
  let matcher: Matcher
  var text: String { "not(\(matcher.kind.text))" }

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    let inner = try matcher.bound(to: type)
    return BoundMatcher(text: "not(\(inner.text))") { !inner.matches($0) }
  }
}

private struct CombinedKind: MatcherKind {
  let isForAll: Bool
  let matchers: [Matcher]
  var text: String { BoundMatcher.text(of: matchers.map(\.kind.text), isForAll: isForAll) }

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    var parts: [BoundMatcher] = []
    for matcher in matchers { parts.append(try matcher.bound(to: type)) }
    return .combined(parts, isForAll: isForAll)
  }
}

private struct CapturingKind<Value: Sendable>: MatcherKind {
  let captor: Captor<Value>
  let matcher: Matcher
  var text: String { matcher.kind.text }

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    var bound = try matcher.bound(to: type)
    let (test, inner) = (bound.test, bound.capture)
    let own = ArgumentAccess<Argument, Value>.test { [captor] value in
      captor.capture(value)
      return true
    }
    guard let own else {
      throw MatcherRefusal(text: "capturing(\(bound.text))", complaint: "captures \(Value.self)")
    }
    // An existential may hold a value that the captor cannot.
    if Argument.self != Value.self {
      let isOne = ArgumentAccess<Argument, Value>.test { _ in true }
      bound.test = { isOne?($0) != false && test?($0) != false }
    }
    bound.capture = { pointer in
      _ = own(pointer)
      inner?(pointer)
    }
    return bound
  }
}
