extension AuditFinding {
  /// What an audit looks for beside what cannot be resolved.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Something that lives long holds something that is meant to live shorter.
    ///
    /// A warning for a singleton, or what a scope keeps, built from what is weak or lives in a graph,
    /// and for a weak one built from what lives in a graph; a note for a singleton or a scope's built
    /// from a transient. What is asked for later, through a `Provider`, a `Lazy` or a `Factory`, is
    /// not held.
    case captiveDependency
    /// A synchronous factory needs what only asynchronous code, or the main actor, can build: it
    /// fails unless that was built before. A warning.
    case synchronousReachesAsynchronous
    /// Nothing that the roots need asks for it; looked for where there are roots.
    ///
    /// A warning, or a note where something that the roots need could not be built and so may ask
    /// for it.
    case unusedRegistration
    /// A key was registered again in one container. A warning.
    case duplicateRegistration
  }

  /// How much a finding matters.
  public enum Severity: Int, Hashable, Sendable, CaseIterable, Comparable, CustomStringConvertible {
    /// Worth knowing; mostly meant so.
    case note
    /// Mostly a mistake.
    case warning

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }

    public var description: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      }
    }
  }
}
