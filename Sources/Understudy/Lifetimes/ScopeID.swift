/// Identifies a scope of its kind: the session of one user, the request with one number.
///
/// ```swift
/// let session = try container.openScope(.session, id: 42)
/// print(session.scopeID!)  // session(42)
/// ```
///
/// Equal numbers of different types are one identity, as they are in `AnyHashable`: `42`, `42.0`
/// and `Optional(42)`.
///
/// - Complexity: comparing costs as much as comparing the identities.
public struct ScopeID: Hashable, Sendable, CustomStringConvertible {
  /// The kind of scope.
  public let kind: ScopeKind
  /// Distinguishes the scope from others of its kind.
  public let id: any Hashable & Sendable

  /// Makes the identity of a scope.
  public init(_ kind: ScopeKind, _ id: some Hashable & Sendable) {
    self.kind = kind
    self.id = id
  }

  public static func == (left: ScopeID, right: ScopeID) -> Bool {
    left.kind == right.kind && AnyHashable(left.id) == AnyHashable(right.id)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(AnyHashable(id))
  }

  /// The text of an identity: `session(42)`.
  public var description: String { "\(kind)(\(id))" }
}
