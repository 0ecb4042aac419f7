extension AuditFinding {
  /// The kind of problem a finding describes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A long-lived instance holds one that is meant to live shorter.
    ///
    /// A warning for a singleton or a scoped instance built from a weak or graph instance, and for
    /// a weak instance built from a graph instance; a note for a singleton or a scoped instance
    /// built from a transient. An instance that is resolved later, through a `Provider`, a `Lazy`
    /// or a `Factory`, is not held.
    case captiveDependency
    /// A warning: a synchronous factory needs an instance that only asynchronous code or the main
    /// actor can build, and fails unless it was built before.
    case synchronousReachesAsynchronous
    /// A registration that none of the roots needs. It is only looked for if roots are given.
    ///
    /// A warning, or a note if a registration that the roots need could not be built and so may
    /// depend on it.
    case unusedRegistration
    /// A warning: a key was registered again in one container.
    case duplicateRegistration
  }

  /// The severity of a finding.
  public enum Severity: Int, Hashable, Sendable, CaseIterable, Comparable, CustomStringConvertible {
    /// Worth knowing; mostly intended.
    case note
    /// Usually a mistake.
    case warning

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }

    /// The severity as a word.
    public var description: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      }
    }
  }
}
