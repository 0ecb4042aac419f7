/// The behaviour of a matcher before its argument's type is known.
///
/// Matchers are not generic (labelled tuples cannot be related to a pack of matchers), so each is
/// *bound* to its argument's type when the pattern is made. A mismatch is found then, and matching
/// itself needs no dynamic cast.
@usableFromInline
protocol MatcherKind: Sendable {
  /// The matcher's text in patterns.
  var text: String { get }

  /// Binds it to arguments of the type.
  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher
}

/// The reason a matcher cannot be bound to an argument's type, as the end of a sentence about it.
@usableFromInline
struct MatcherRefusal: Error, Equatable {
  /// The text of the matcher.
  var text: String
  /// The complaint, such as `is for Int`.
  let complaint: String
}
