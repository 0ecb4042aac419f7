/// Decides what a fork and a snapshot copy, and what a restore brings back.
extension ContainerCore {
  /// Returns a core with the same registrations and, on request, the same instances. O(1).
  ///
  /// - Parameter parent: the fork of this core's own parent, if it has one.
  mutating func forked(sharing: ForkSharing, parent: Container? = nil) -> ContainerCore {
    let isSharing = sharing == .builtInstances
    let origin = isSharing ? makeOrigin(above: parent) : nil
    var copy = ContainerCore(
      parent: parent,
      freshness: isSharing ? freshness.forked(from: origin, isChild: parent != nil) : Freshness()
    )
    copy.lifecycle = lifecycle == .open ? .open : .closed
    // Closed from the start, it is never closed.
    if copy.lifecycle == .closed { copy.remains = remains }
    copy.registrations = registrations.fork()
    if let rare {
      if !rare.line.isEmpty { copy.line = rare.line }
      if var scope = rare.scope {
        scope.isAnnounced = false
        copy.scope = scope
      }
      if let modules = rare.modules { copy.modules = modules }
      if !rare.provided.isEmpty { copy.provided = rare.provided }
      if rare.isTakenOver { copy.isTakenOver = true }
    }
    copy.isDryRun = isDryRun
    copy.isFork = true
    if isSharing { copy.instances = instances.fork() }
    return copy
  }

  /// Returns all that ``restore(_:retired:)`` brings back. O(1).
  mutating func snapshot() -> StateSnapshot {
    StateSnapshot(
      registrations: registrations.share(),
      instances: instances.share(),
      residents: shareResidents(),
      modules: modules,
      freshness: freshness.snapshot()
    )
  }

  /// Returns to an earlier state; running builds belong to the later one and are superseded.
  mutating func restore(_ snapshot: StateSnapshot, retired: inout Retired) -> Bool {
    guard lifecycle == .open else { return false }
    guard frozen == nil || snapshot.registrations.isIdentical(to: registrations.share()) else {
      return false
    }
    changed(&retired)
    note(.whole(keeping: []), &retired)
    retired.add(remaining)
    retired.add(baseOf: registrations)
    retired.add(baseOf: instances)
    if !builds.isEmpty { for build in builds.all { supersede(build.key) } }
    registrations = EditableMap(snapshot.registrations)
    instances = EditableMap(snapshot.instances)
    setResidents(snapshot.residents)
    freshness.restore(snapshot.freshness, isChild: parent != nil)
    if let modules { retired.add(other: modules) }
    modules = snapshot.modules
    return true
  }

  /// The remaining state, to be released at the end.
  private var remaining: StateSnapshot {
    StateSnapshot(
      registrations: registrations.remaining(),
      instances: instances.remaining(),
      residents: rare?.residents.remaining() ?? PersistentMap()
    )
  }

  struct StateSnapshot: Sendable {
    let registrations: PersistentMap<RegistrationRecord>
    let instances: PersistentMap<InstanceRecord>
    let residents: PersistentMap<AttachedDoubleRecord>
    var modules: (any ModuleRecord)?
    var freshness = Freshness.Snapshot()
  }
}
