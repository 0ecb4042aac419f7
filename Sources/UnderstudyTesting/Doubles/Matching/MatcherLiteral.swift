/// A literal, and how values of other types are made from it.
protocol MatcherLiteral: Sendable {
  associatedtype Value: Sendable
  associatedtype Natural: Equatable & Sendable
  /// What it can be compared with, as in `is for text`.
  static var domain: String { get }
  var value: Value { get }
  /// What it is where the type leaves that open, as in `let argument: Any = 7`.
  var natural: Natural? { get }
  /// The literal as the type reads it; `nil` if it cannot.
  func written<Argument>(as type: Argument.Type) -> Argument?
  /// Whether the type can be written as literals of this kind.
  static func isWritable(as type: Any.Type) -> Bool
}
