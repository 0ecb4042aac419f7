import Understudy

extension Matcher {
  /// Matches texts that begin with the other text.
  ///
  /// ```swift
  /// gateway.charging.verify(with: .any, .hasPrefix("4"))
  /// ```
  ///
  /// - Parameter prefix: the beginning of the text.
  public static func hasPrefix(_ prefix: String) -> Matcher {
    Matcher(TextKind(text: "hasPrefix(\(prefix))") { $0.hasPrefix(prefix) })
  }

  /// Matches texts that end with the other text.
  ///
  /// ```swift
  /// mailer.sends.verify(with: .any, .hasSuffix("@example.org"))
  /// ```
  ///
  /// - Parameter suffix: the end of the text.
  public static func hasSuffix(_ suffix: String) -> Matcher {
    Matcher(TextKind(text: "hasSuffix(\(suffix))") { $0.hasSuffix(suffix) })
  }

  /// Matches texts equal to the other text, ignoring case.
  ///
  /// ```swift
  /// mailer.sends.verify(with: .any, .caseInsensitive("Ada@Example.org"))
  /// ```
  ///
  /// - Parameter other: the text, in upper or lower case.
  public static func caseInsensitive(_ other: String) -> Matcher {
    let lowercase = other.lowercased()
    return Matcher(TextKind(text: "caseInsensitive(\(other))") { $0.lowercased() == lowercase })
  }

  /// Matches texts in which the regular expression finds a match.
  ///
  /// ```swift
  /// mailer.sends.verify(with: .any, .matches(/@example\.(org|com)$/))
  /// ```
  ///
  /// Anchor it with `^` and `$` to match the text as a whole.
  ///
  /// - Parameter regex: evaluated again for each thread that matches at the same time, since
  ///   `Regex` is not `Sendable`; a captured regular expression has to be.
  public static func matches<Output>(
    _ regex: @autoclosure @escaping @Sendable () -> Regex<Output>
  ) -> Matcher {
    let pool = RegexPool(regex)
    return Matcher(TextKind(text: "matches(…)") { pool.isFound(in: $0) })
  }
}

/// A matcher for strings, substrings and other text.
struct TextKind: MatcherKind {
  let text: String
  let check: @Sendable (String) -> Bool

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    if let test = ArgumentAccess<Argument, String>.test(check) {
      return BoundMatcher(text: text, test: test)
    }
    guard type is any StringProtocol.Type else {
      throw MatcherRefusal(text: text, complaint: "is for text")
    }
    return BoundMatcher(text: text) { [check] pointer in
      (pointer.load(as: Argument.self) as? any StringProtocol).map { check(String($0)) } ?? false
    }
  }
}

/// Equal regular expressions, each used by one thread at most.
///
/// `Regex` is not `Sendable`, since it may hold closures. No thread waits for one, so these
/// closures may do anything.
private final class RegexPool<Output>: Sendable {
  private let idle = Lock<[Regex<Output>]>([])
  private let make: @Sendable () -> Regex<Output>

  init(_ make: @escaping @Sendable () -> Regex<Output>) { self.make = make }

  func isFound(in text: String) -> Bool {
    let regex = idle.withLock { $0.popLast() } ?? make()
    defer { idle.withLock { $0.append(regex) } }
    return text.firstMatch(of: regex) != nil
  }
}
