import Synchronization

/// The open children of a container, held weakly.
final class Children: Sendable {
  private struct Child {
    weak var container: Container?
  }

  private struct State {
    var children: [ObjectIdentifier: Child] = [:]
    /// How many observers and recorders listen to the parent and its ancestors, in the units of
    /// ``ChangeCounter/detours``.
    var listeners = 0
    /// The children with an identity, held until they end.
    var scopes = OpenScopes<Container>()
  }

  private let state = Lock(State())
  /// The number of children; a reader that finds 0 need not take the lock.
  private let count = Atomic<Int>(0)

  /// Adds a child.
  ///
  /// - Returns: how many observers and recorders listen to the child, in the units of
  ///   ``ChangeCounter/detours``.
  func add(_ child: Container) -> Int {
    state.withLock { state in
      state.children[ObjectIdentifier(child)] = Child(container: child)
      count.store(state.children.count, ordering: .sequentiallyConsistent)
      return state.listeners
    }
  }

  func remove(_ child: Container) {
    state.withLock { state in
      state.children[ObjectIdentifier(child)] = nil
      count.store(state.children.count, ordering: .sequentiallyConsistent)
    }
  }

  /// Counts observers that are added or removed; later children get the count when they are added.
  ///
  /// - Returns: the current children, which must be notified.
  func countListeners(by difference: Int) -> [Container] {
    state.withLock { state in
      state.listeners += difference
      return state.children.values.compactMap(\.container)
    }
  }

  // MARK: - Scopes

  /// Reserves an identity for a scope that is about to open.
  func reserve(_ id: ScopeID, at site: SourceSite) -> ScopeReservation {
    let hash = id.hashValue
    while true {
      let candidates = state.withLock { $0.scopes.candidates(hash) }
      if let entry = candidates.find(id) {
        return .taken(by: entry.site, isOpen: entry.scope != nil)
      }
      let number = state.withLock {
        $0.scopes.reserve(id, hash: hash, at: site, after: candidates)
      }
      if let number { return .reserved(number: number) }
    }
  }

  func openScope(_ number: UInt64, _ scope: Container) -> Bool {
    state.withLock { $0.scopes.open(number, scope) }
  }

  func giveUpScope(_ number: UInt64) {
    let given = state.withLock { $0.scopes.giveUp(number) }
    extendLifetime(given)  // released here, outside the lock
  }

  /// Removes a scope that has ended.
  ///
  /// - Returns: what was there, to be released outside all locks.
  func endScope(_ number: UInt64, _ scope: Container) -> OpenScopes<Container>.Entry? {
    state.withLock { $0.scopes.end(number, scope) }
  }

  func scope(_ id: ScopeID) -> Container? {
    let hash = id.hashValue
    return state.withLock { $0.scopes.candidates(hash) }.find(id)?.scope
  }

  /// The identities of the open scopes, oldest first.
  var scopes: [ScopeID] { state.withLock { $0.scopes }.all }

  // MARK: - Closing

  @inline(__always)
  var areOpen: Bool { count.load(ordering: .sequentiallyConsistent) > 0 }

  /// The children that still exist, newest first.
  var open: [Container] {
    guard areOpen else { return [] }
    let all = state.withLock { $0.children.values.compactMap(\.container) }
    return all.sorted { $0.id > $1.id }
  }
}

extension Container {
  /// The state of a new child; a child of a closed container is closed from the start.
  func coreOfChild() -> ContainerCore {
    var core = ContainerCore(parent: self)
    let (lifecycle, isDryRun) = withCore { ($0.lifecycle, $0.isDryRun) }
    core.lifecycle = lifecycle == .open ? .open : .closed
    core.isDryRun = isDryRun
    if core.lifecycle == .closed { test?.leaveFallback(in: &core) }
    return core
  }

  /// Whether the given container is an ancestor of this one.
  func descends(from ancestor: Container) -> Bool {
    var next = parent
    while let current = next {
      if current === ancestor { return true }
      next = current.parent
    }
    return false
  }

  /// Notifies descendants of a change here: they may have built from what changed.
  ///
  /// - Parameter retired: receives what they release.
  func tellDescendants(_ retired: inout ContainerCore.Retired) {
    guard hasChildren else { return }
    var open = knownChildren?.open ?? []
    while let child = open.popLast() {
      let isClosed = child.withCore { core in
        core.ancestorChanged(&retired)
        child.cell.epoch.store(core.epoch, ordering: .releasing)
        return core.lifecycle == .closed
      }
      // The container's own children were closed before it.
      if !isClosed { open += child.knownChildren?.open ?? [] }
    }
  }
}
