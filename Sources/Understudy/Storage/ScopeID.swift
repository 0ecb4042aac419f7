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
  private let identity: Identity

  /// Distinguishes the scope from others of its kind.
  public var id: any Hashable & Sendable { identity.value }

  /// Makes the identity of a scope.
  ///
  /// - Parameters:
  ///   - kind: the kind of the scope.
  ///   - id: what tells it from other scopes of its kind, such as a user's number.
  public init(_ kind: ScopeKind, _ id: some Hashable & Sendable) {
    self.kind = kind
    identity = Identity(value: id)
  }

  /// The text of an identity: `session(42)`.
  public var description: String { "\(kind)(\(id))" }
}

/// Compares identities of any type as `AnyHashable` does.
private struct Identity: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (left: Identity, right: Identity) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
