/// Names the purpose of a scope: a session, a request, a user, the flow of a feature.
///
/// ```swift
/// extension ScopeKind {
///   static let session: ScopeKind = "session"
/// }
/// container.register(Cart.self, lifetime: .scoped(.session)) { Cart() }
/// ```
///
/// Kinds with the same name are equal, wherever they were declared.
public struct ScopeKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name in code and in messages.
  public let description: String

  /// Makes the kind with that name; a name in a variable is passed by its label.
  public init(stringLiteral name: String) { description = name }
}
