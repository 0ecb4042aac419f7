/// An event of a container.
public struct ContainerEvent: Sendable {
  /// The kind of an event.
  public enum Kind: Sendable {
    /// A key was registered, for the first time or again.
    case registered
    /// A registration was removed.
    case unregistered
    /// An instance was returned; `cacheHit` is `true` if it existed already.
    case resolved(cacheHit: Bool)
    /// A resolve failed with this error.
    case failed(ContainerError)
    /// A resolve took longer than the observer's threshold; reported after its `resolved`.
    case slow
    /// Instances were dropped with `reset`.
    case reset
    /// The container was restored to the state of a snapshot.
    case restored
    /// The container is closed.
    case closed
    /// The container was frozen: registrations are refused from now on.
    case frozen
    /// A scope was opened here.
    case scopeOpened(ScopeID)
    /// A scope that was opened here ended. Its own ``closed`` comes before.
    case scopeEnded(ScopeID)
    /// The registrations of the module of that name are in the container.
    case moduleConfigured(String)
    /// A module failed, and start-up continues without it or with its fallback. The error is a
    /// `ModuleError`.
    ///
    /// With a fallback, ``moduleConfigured(_:)`` follows. A failure that stops start-up is thrown
    /// instead.
    case moduleFailed(String, any Error)
    /// An issue that could not be thrown to a caller; in a test it is recorded.
    ///
    /// Examples are a clean-up that failed, hooks that were never run, a registration that was
    /// refused. The text describes the issue and how to fix it.
    case issue(String)
  }

  /// The kind of event.
  public internal(set) var kind: Kind
  /// The key that the event is about; `nil` if it concerns the whole container.
  public let key: Key?
  /// How long a resolve took, including building and waiting; zero for other events.
  public let duration: Duration
  /// The depth of a resolve in factories: 1 for an outermost one, 0 for other events.
  public let depth: Int
  /// The label of the container in which it happened, which may be a child of the observed one.
  public let containerLabel: String?
  /// The line of the resolve or registration; for a wrapper's read, the line of its declaration.
  /// `nil` if the event concerns the whole container.
  public let site: SourceSite?
  /// The key whose factory resolved; `nil` if no factory did.
  public let asker: Key?

  /// ``Container/id`` of the container in which it happened.
  package let container: UInt64
  /// The name in messages of the owner of a wrapper that asked the container it was made under.
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
