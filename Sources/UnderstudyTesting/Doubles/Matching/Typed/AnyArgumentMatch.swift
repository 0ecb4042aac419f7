/// An ``ArgumentMatch`` of any type: the conditions on a member's arguments, as generated code passes them.
public protocol AnyArgumentMatch: Sendable {}

/// All of them; they differ in the type of their argument alone.
protocol BindableMatch: AnyArgumentMatch {
  var bound: BoundMatcher { get }
  /// Returns whether a value is one of the argument's type, and matches.
  func accepts(any value: Any) -> Bool
  /// Passes a value that matches to the captors.
  func capture(any value: Any)
}

extension ArgumentMatch: BindableMatch {}

extension BoundMatcher {
  static func of(_ matches: [any AnyArgumentMatch]) -> [BoundMatcher] {
    matches.compactMap { ($0 as? any BindableMatch)?.bound }
  }
}
