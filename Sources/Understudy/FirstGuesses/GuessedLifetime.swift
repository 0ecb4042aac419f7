/// The lifetimes that other frameworks add to a registration, by what stands for each here: a guess
/// at one of them has its own message, and there is only one error.
@_documentation(visibility: private)
public enum GuessedLifetime {
  public enum Lasting: Sendable {
    case singleton, cached, single, container, application
  }

  public enum New: Sendable {
    case unique, transient, prototype
  }

  public enum Weak: Sendable {
    case shared, weak
  }

  public enum Graph: Sendable {
    case graph
  }

  public enum Scoped: Sendable {
    case session, request
    case scoped(_ kind: ScopeKind)
  }
}
