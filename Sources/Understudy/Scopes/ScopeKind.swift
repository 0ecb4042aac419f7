/// What a scope is for: a session, a request, a user, the flow of a feature.
///
/// ```swift
/// extension ScopeKind {
///   static let session: ScopeKind = "session"
/// }
/// container.register(Cart.self, lifetime: .scoped(.session)) { Cart() }
/// ```
///
/// Kinds of one name are one kind, wherever they were declared.
public struct ScopeKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// What it is called in code and in messages.
  public let name: String

  /// Makes the kind of that name.
  public init(_ name: String) { self.name = name }

  /// Makes the kind of that name.
  public init(stringLiteral name: String) { self.init(name) }

  public var description: String { name }
}
