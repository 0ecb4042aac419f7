public import Understudy

extension ContainerAudit {
  /// A registration that was not built, which is nobody's mistake.
  public struct Omission: Hashable, Sendable {
    /// Why something is left out.
    public enum Reason: Hashable, Sendable {
      /// The audit was a synchronous one, and this key needs asynchronous code or the main actor. It is
      /// the one that was left out, or one that it needs.
      case needsAsynchronousCode(Key)
      /// A firewall guards this key, which is the one that was left out, or one that it needs.
      case isGuarded(Key)
      /// It lives in a scope, or with one, and needs this key, which nobody registers: a scope may
      /// bring it as a value. Give the audit what scopes bring.
      case needsScopeValue(Key, of: [ScopeKind])
    }

    /// What was left out.
    public let key: Key
    /// Why.
    public let reason: Reason
  }
}

extension ContainerAudit.Omission: CustomStringConvertible {
  /// The key, and why it was left out, in one line.
  public var description: String {
    switch reason {
    case .needsAsynchronousCode(key): "\(key): only asynchronous code can build it"
    case .needsAsynchronousCode(let other):
      "\(key): needs \(other), which only asynchronous code can build"
    case .isGuarded(key): "\(key): a firewall guards it"
    case .isGuarded(let other): "\(key): needs \(other), which a firewall guards"
    case .needsScopeValue(let other, let kinds):
      "\(key): needs \(other), which a scope may bring "
        + "(\(kinds.map(\.description).joined(separator: ", ")))"
    }
  }
}
