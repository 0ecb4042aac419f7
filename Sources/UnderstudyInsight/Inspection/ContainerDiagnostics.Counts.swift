public import Understudy

extension ContainerDiagnostics {
  /// The counts of a container's contents.
  public struct Counts: Hashable, Sendable {
    /// All registrations.
    public let registrations: Int
    /// Registrations of shared instances.
    public let singletons: Int
    /// Registrations that make a new instance for each resolve.
    public let transients: Int
    /// Registrations of instances that live as long as something else holds them.
    public let weak: Int
    /// Registrations of instances that are shared within one outermost resolve.
    public let graph: Int
    /// Registrations of scoped instances, by the kind of scope.
    public let scoped: [ScopeKind: Int]
    /// Registrations that came with their instance; counted among the singletons, too.
    public let ready: Int
    /// Registrations of a ``Pool``; counted among the singletons, too.
    public let pools: Int
    /// Registrations that a mock's firewall guards.
    public let live: Int
    /// Registrations that only asynchronous code can build.
    public let asynchronous: Int
    /// Registrations that are built on the main actor.
    public let onMainActor: Int
    /// Registrations that fail on every resolve.
    public let poisoned: Int
    /// Instances that were built and still exist, those of a scope's ancestors included; weak ones
    /// that are alive are counted, registered instances are not.
    public let built: Int
    /// Weak instances that are still held.
    public let weakAlive: Int
    /// Weak instances that have been released; ``Container/purgeReleasedInstances()``, or the next
    /// resolve of their keys, removes their entries.
    public let weakReleased: Int
    /// Builds that a caller is waiting for.
    public let building: Int
    /// Superseded builds whose factories are still running.
    public let superseded: Int
    /// Instances whose clean-up hooks run when the container closes.
    public let waitingForCleanup: Int
    /// Open children, open scopes included.
    public let children: Int
    /// Open scopes that were opened in this container.
    public let openScopes: Int
    /// Observers of this container, journals included; those of an ancestor are not counted.
    public let observers: Int
  }
}

extension ContainerDiagnostics.Counts {
  init(_ contents: ContainerContents, _ all: [ContainerDiagnostics.Entry]) {
    let own = all.filter { $0.origin == .registered }
    func count(_ lifetime: ContainerDiagnostics.Lifetime) -> Int {
      own.count { $0.lifetime == lifetime }
    }
    registrations = own.count
    singletons = count(.singleton)
    transients = count(.transient)
    weak = count(.weak)
    graph = count(.graph)
    var kinds: [ScopeKind: Int] = [:]
    for case .scoped(let kind) in own.lazy.map(\.lifetime) { kinds[kind, default: 0] += 1 }
    scoped = kinds
    ready = own.count { $0.state == .ready }
    pools = own.count(where: \.isPool)
    live = own.count(where: \.isLive)
    asynchronous = own.count(where: \.isAsynchronous)
    onMainActor = own.count(where: \.isOnMainActor)
    poisoned = own.count { $0.state == .poisoned }
    built = all.count { $0.state == .built }
    weakAlive = all.count { $0.lifetime == .weak && $0.state == .built }
    weakReleased = all.count { $0.state == .released }
    building = contents.building.count
    superseded = contents.supersededBuilds
    waitingForCleanup = contents.waitingForCleanup
    children = contents.openChildren
    openScopes = contents.openScopes
    observers = contents.observers
  }
}
