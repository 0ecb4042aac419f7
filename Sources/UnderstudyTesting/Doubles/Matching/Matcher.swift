/// A condition on one argument of a call: a value, a range, a pattern, a predicate.
///
/// Rules and verifications take one matcher for each argument, in the member's order. A literal
/// matches equal values.
///
/// ```swift
/// gateway.charging.when(.any, "42").throws(.declined)
/// gateway.charging.verify(2, with: .atLeast(Money(cents: 100)), .hasPrefix("4"))
/// ```
///
/// ### Available matchers
/// - every argument: ``any``
/// - equality: literals, ``equal(_:)``, ``identical(to:)``, ``nil``, ``notNil``, ``type(of:)``
/// - order: ``in(_:)``, ``greaterThan(_:)``, ``atLeast(_:)``, ``lessThan(_:)``, ``atMost(_:)``
/// - text: ``contains(_:)-(String)``, ``hasPrefix(_:)``, ``hasSuffix(_:)``, ``caseInsensitive(_:)``,
///   ``matches(_:)``
/// - collections: ``empty``, ``count(_:)-(Int)``, ``contains(_:)-(Element)``
/// - combined: ``not(_:)``, ``allOf(_:_:)``, ``anyOf(_:_:)``, ``capturing(into:_:)``
/// - anything else: ``where(_:_:fileID:line:)``, from which you can build your own matchers
///
/// ```swift
/// extension Matcher {
///   static var even: Matcher { .where("even") { (number: Int) in number.isMultiple(of: 2) } }
/// }
/// ```
///
/// ### Types
/// A matcher for a type also matches optional and ``Redacted`` arguments of it; `nil` only matches
/// ``any``, ``nil`` and ``not(_:)``. Matchers are checked against their arguments at once, when
/// they are passed to `when` or `verify`: one that does not fit fails the test at that line, and
/// then no call matches.
public struct Matcher: Sendable {
  let kind: any MatcherKind

  init(_ kind: any MatcherKind) { self.kind = kind }

  /// Matches every argument.
  ///
  /// If a single argument's type has a member called `any`, write `Matcher.any`; otherwise that one
  /// is chosen.
  ///
  /// ```swift
  /// gateway.charging.verify(with: .any, "42")
  /// ```
  public static var any: Matcher { Matcher(AnyKind()) }

  /// Matches arguments that the closure accepts.
  ///
  /// ```swift
  /// gateway.charging.when(.where("over 100") { (money: Money) in money.cents > 10_000 }, .any)
  ///   .throws(.declined)
  /// ```
  ///
  /// The closure runs on the caller's thread, outside the member's lock.
  ///
  /// - Parameters:
  ///   - description: the matcher's text in failures; by default, its site.
  ///   - predicate: returns whether the argument matches. It has to spell out the argument's type.
  ///   - fileID: with `line`, the site that failures print without a description.
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

  /// Binds the matcher to arguments of the type, which may wrap the matcher's own type.
  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher {
    do throws(MatcherRefusal) {
      var bound = try unhidden(for: type)
      let isHidden = Argument.self is any RedactedArgument.Type
      if isHidden, bound.test != nil { bound.text = Redacted<Argument>.placeholder }
      return bound
    } catch {
      // A matcher without the wrapper contains the secret itself.
      guard RedactedParts.areIn(type) else { throw error }
      throw MatcherRefusal(text: Redacted<Argument>.placeholder, complaint: error.complaint)
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
