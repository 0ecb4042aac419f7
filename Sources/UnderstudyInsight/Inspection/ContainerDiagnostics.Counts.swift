public import Understudy

extension ContainerDiagnostics {
  /// How many there are of everything in a container.
  public struct Counts: Hashable, Sendable {
    /// What is registered in it.
    public let registrations: Int
    /// Registrations of shared instances.
    public let singletons: Int
    /// Registrations that make a new instance for each who asks.
    public let transients: Int
    /// Registrations of instances that live while somebody holds them.
    public let weak: Int
    /// Registrations of instances that are shared within one outermost resolve.
    public let graph: Int
    /// Registrations of what scopes keep, by the kind of scope.
    public let scoped: [ScopeKind: Int]
    /// Registrations that came with their instance; they are among the singletons.
    public let ready: Int
    /// Registrations of a ``Pool``; they are among the singletons.
    public let pools: Int
    /// Registrations that a mock guards.
    public let live: Int
    /// Registrations that only a task can have built.
    public let asynchronous: Int
    /// Registrations that are built on the main actor.
    public let onMainActor: Int
    /// Registrations whose every use is refused.
    public let poisoned: Int
    /// Instances that were built and are there, those of a scope's ancestors included; weak ones that
    /// are alive are among them, ready ones are not.
    public let built: Int
    /// Weak instances that somebody holds.
    public let weakAlive: Int
    /// Weak instances that nobody holds any more; what is left of them goes with
    /// ``Container/removeDeadEntries()``, or when their keys are asked for.
    public let weakDead: Int
    /// Builds that somebody waits for.
    public let building: Int
    /// Builds that were superseded and whose factories are still at work.
    public let superseded: Int
    /// Instances whose clean-up hooks run when the container closes.
    public let waitingForCleanup: Int
    /// Open children, open scopes included.
    public let children: Int
    /// Open scopes that were opened in it.
    public let openScopes: Int
    /// Those who observe it, journals included; those who observe an ancestor are not counted.
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
    weakDead = all.count { $0.state == .dead }
    building = contents.building.count
    superseded = contents.supersededBuilds
    waitingForCleanup = contents.waitingForCleanup
    children = contents.openChildren
    openScopes = contents.openScopes
    observers = contents.observers
  }
}
