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
  public let name: String

  /// Makes the kind with that name.
  public init(_ name: String) { self.name = name }

  /// Makes the kind with that name.
  public init(stringLiteral name: String) { self.init(name) }

  public var description: String { name }
}
