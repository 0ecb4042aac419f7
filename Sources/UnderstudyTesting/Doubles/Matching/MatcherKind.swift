/// What a matcher does, before it is known for which type.
///
/// Matchers are not generic (labelled tuples cannot be related to a pack of matchers), so each is
/// *bound* to its argument's type when the pattern is made. What does not fit comes out then, and
/// matching itself needs no dynamic cast.
@usableFromInline
protocol MatcherKind: Sendable {
  /// What patterns print for it.
  var text: String { get }

  /// Makes it ready for arguments of the type.
  func bound<Argument>(to type: Argument.Type) throws(MatcherRefusal) -> BoundMatcher
}

/// Why a matcher cannot be bound to an argument's type, as the end of a sentence about it.
@usableFromInline
struct MatcherRefusal: Error, Equatable {
  /// What the matcher prints as.
  var text: String
  /// Such as `is for Int`.
  let complaint: String
}
