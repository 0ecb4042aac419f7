/// A literal, and how values of other types are made from it.
protocol MatcherLiteral: Sendable {
  associatedtype Value: Sendable
  associatedtype Natural: Equatable & Sendable
  /// The values it can be compared with, as in `is for text`.
  static var domain: String { get }
  var value: Value { get }
  /// The literal's own value if the type leaves it open, as in `let argument: Any = 7`.
  var natural: Natural? { get }
  /// Returns the literal as a value of the type; `nil` if it is none.
  func written<Argument>(as type: Argument.Type) -> Argument?
  /// Returns whether the type can be written as literals of this kind.
  static func isWritable(as type: Any.Type) -> Bool
}
