public import Understudy

extension ContainerAudit {
  /// A registration that the audit skipped, which is not an error.
  public struct SkippedRegistration: Hashable, Sendable {
    /// The reason a registration was left out.
    public enum Reason: Hashable, Sendable {
      /// The audit was synchronous, and this key needs asynchronous code or the main actor. The key
      /// is the one that was left out, or one of its dependencies.
      case needsAsynchronousCode(Key)
      /// A firewall guards this key, which is the one that was left out or one of its dependencies.
      case isGuarded(Key)
      /// The registration is scoped, or depends on one that is, and needs this unregistered key.
      ///
      /// A scope may provide it as a value. Pass the scope's values to the audit.
      case needsScopeValue(Key, of: [ScopeKind])
    }

    /// The key that was left out.
    public let key: Key
    /// The reason it was left out.
    public let reason: Reason
  }
}

extension ContainerAudit.SkippedRegistration: CustomStringConvertible {
  /// The key and the reason, on one line.
  public var description: String {
    switch reason {
    case .needsAsynchronousCode(key): "\(key): only asynchronous code can build it"
    case .needsAsynchronousCode(let other):
      "\(key): needs \(other), which only asynchronous code can build"
    case .isGuarded(key): "\(key): a firewall blocks it"
    case .isGuarded(let other): "\(key): needs \(other), which a firewall blocks"
    case .needsScopeValue(let other, let kinds):
      "\(key): needs \(other), which a scope may provide "
        + "(\(kinds.map(\.description).joined(separator: ", ")))"
    }
  }
}
