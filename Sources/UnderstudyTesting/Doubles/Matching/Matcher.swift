/// What one argument of a call has to be like: a value, a range, a pattern, a condition.
///
/// Rules and verifications take one matcher for each argument, in the member's order. A literal is
/// a matcher for what is equal to it.
///
/// ```swift
/// gateway.charging.when(.any, "42").throws(.declined)
/// gateway.charging.verify(2, with: .atLeast(Money(cents: 100)), .hasPrefix("4"))
/// ```
///
/// ### What there is
/// - every argument: ``any``
/// - equality: literals, ``equal(_:)``, ``identical(to:)``, ``nil``, ``notNil``, ``type(of:)``
/// - order: ``in(_:)``, ``greaterThan(_:)``, ``atLeast(_:)``, ``lessThan(_:)``, ``atMost(_:)``
/// - text: ``contains(_:)-(String)``, ``hasPrefix(_:)``, ``hasSuffix(_:)``, ``caseInsensitive(_:)``,
///   ``matches(_:)``
/// - collections: ``empty``, ``count(_:)-(Int)``, ``contains(_:)-(Element)``
/// - combined: ``not(_:)``, ``allOf(_:_:)``, ``anyOf(_:_:)``, ``capturing(into:_:)``
/// - anything else: ``where(_:_:fileID:line:)``, of which your own matchers are made
///
/// ```swift
/// extension Matcher {
///   static var even: Matcher { .where("even") { (number: Int) in number.isMultiple(of: 2) } }
/// }
/// ```
///
/// ### Types
/// A matcher for a type also matches optional and ``Redacted`` arguments of it; `nil` only matches
/// ``any``, ``nil`` and what is said with ``not(_:)``. Whether matchers fit their arguments is
/// found out at once, when they are given to `when` or `verify`: one that does not is a failure of
/// the test at that line, and then no call matches.
public struct Matcher: Sendable {
  let kind: any MatcherKind

  init(_ kind: any MatcherKind) { self.kind = kind }

  /// Matches every argument.
  ///
  /// A single argument of a type that has a member called `any` itself takes that one: write
  /// `Matcher.any` there.
  ///
  /// ```swift
  /// gateway.charging.verify(with: .any, "42")
  /// ```
  public static var any: Matcher { Matcher(AnyKind()) }

  /// Matches the arguments that the closure accepts.
  ///
  /// ```swift
  /// gateway.charging.when(.where("over 100") { (money: Money) in money.cents > 10_000 }, .any)
  ///   .throws(.declined)
  /// ```
  ///
  /// The closure runs on the caller's thread, outside the piece's lock.
  ///
  /// - Parameters:
  ///   - description: how failures print the matcher; by default, where it stands.
  ///   - predicate: whether the argument matches. It has to spell out the argument's type.
  ///   - fileID: what failures print without a description, like `line`.
  ///   - line: see `fileID`.
  public static func `where`<Value: Sendable>(
    _ description: String? = nil,
    _ predicate: @escaping @Sendable (Value) -> Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Matcher {
    let text = description ?? "where \(PatternText.place(fileID: fileID, line: line))"
    return Matcher(ValueKind(text: text, check: predicate))
  }

  /// Makes the matcher ready for arguments of the type, which may wrap the type that it is for.
  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    do throws(MatcherRefusal) {
      var bound = try unhidden(for: type)
      let isHidden = Argument.self is any RedactedArgument.Type
      if isHidden, bound.test != nil { bound.text = Redacted<Argument>.mark }
      return bound
    } catch {
      // Who forgets the wrapper has written the secret into the matcher.
      guard RedactedParts.areIn(type) else { throw error }
      throw MatcherRefusal(text: Redacted<Argument>.mark, complaint: error.complaint)
    }
  }

  private func unhidden<Argument>(for type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    do throws(MatcherRefusal) {
      return try kind.bound(to: type)
    } catch {
      guard let wrapper = Argument.self as? any WrappingArgument.Type else { throw error }
      return try wrapper.lift(self)
    }
  }
}

private struct AnyKind: MatcherKind {
  let text = "any"

  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    BoundMatcher(text: text)
  }
}
