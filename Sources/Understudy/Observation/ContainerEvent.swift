/// Something that happened in a container.
public struct ContainerEvent: Sendable {
  /// What happened.
  public enum Kind: Sendable {
    /// A key was registered, for the first time or again.
    case registered
    /// A registration was taken away.
    case unregistered
    /// An instance was handed out; `cacheHit` says that it was there when it was asked for.
    case resolved(cacheHit: Bool)
    /// A resolve failed; the error is what was thrown.
    case failed(ContainerError)
    /// A resolve took longer than the observer's threshold; it comes after its `resolved`.
    case slow
    /// Instances were dropped with `reset`.
    case reset
    /// The container was given back the state of a snapshot.
    case restored
    /// The container is closed.
    case closed
    /// Registrations are refused from now on.
    case frozen
    /// A scope was opened here.
    case scopeOpened(ScopeID)
    /// A scope ended that was opened here. Its own ``closed`` comes before.
    case scopeEnded(ScopeID)
    /// What the module of that name registers is in the container.
    case moduleConfigured(String)
    /// A module failed and start-up goes on, without it or with its fallback. The error is a
    /// `ModuleError`.
    ///
    /// With a fallback ``moduleConfigured(_:)`` follows. What stops the start-up is thrown instead.
    case moduleFailed(String, any Error)
    /// Something went wrong that nobody could be thrown; in a test it is an issue.
    ///
    /// A clean-up that failed, hooks that were never run, a registration that was refused. The text
    /// says what, and the way out.
    case problem(String)
  }

  /// What happened.
  public internal(set) var kind: Kind
  /// The key it is about; `nil` for what concerns the whole container.
  public let key: Key?
  /// How long a resolve took, building and waiting included; zero for the rest.
  public let duration: Duration
  /// How many factories deep a resolve was: 1 for an outermost one, 0 for the rest.
  public let depth: Int
  /// The label of the container it happened in, which may be a child of the one observed.
  public let containerLabel: String?
  /// Where it was asked for or registered; for a wrapper's read, where the wrapper is declared. `nil`
  /// for what concerns the whole container.
  public let site: SourceSite?
  /// The key whose factory asked; `nil` if no factory did.
  public let asker: Key?

  /// ``Container/id`` of the container it happened in.
  package let container: UInt64
  /// What messages call the owner of a wrapper that asked the container it was made under.
  package let owner: StaticString?

  package init(
    kind: Kind,
    key: Key?,
    duration: Duration = .zero,
    depth: Int = 0,
    containerLabel: String?,
    site: SourceSite? = nil,
    asker: Key? = nil,
    container: UInt64,
    owner: StaticString? = nil
  ) {
    self.kind = kind
    self.key = key
    self.duration = duration
    self.depth = depth
    self.containerLabel = containerLabel
    self.site = site
    self.asker = asker
    self.container = container
    self.owner = owner
  }
}
