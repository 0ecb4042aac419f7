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
    if let extras { copy.extras = extras.forked(isClosed: copy.lifecycle == .closed) }
    copy.registrations = registrations.fork()
    copy.isDryRun = isDryRun
    copy.isFork = true
    if isSharing { copy.instances = instances.fork() }
    return copy
  }

  /// Returns all that ``restore(_:retired:)`` brings back. O(1).
  ///
  /// - Parameter end: what reports the end of the snapshot, if it is one that may be brought back.
  mutating func snapshot(endingWith end: SnapshotEnd? = nil) -> StateSnapshot {
    StateSnapshot(
      registrations: registrations.share(withSnapshot: end != nil),
      instances: instances.share(withSnapshot: end != nil),
      residents: extras?.testState.shareResidents() ?? PersistentMap(),
      modules: extras?.notes.modules,
      freshness: freshness.snapshot(),
      end: end
    )
  }

  /// Returns to an earlier state; running builds belong to the later one and are superseded.
  mutating func restore(_ snapshot: StateSnapshot, retired: inout Retired) -> Bool {
    guard lifecycle == .open else { return false }
    guard
      extras?.notes.frozenAt == nil
        || snapshot.registrations.isIdentical(to: registrations.share())
    else { return false }
    changed(&retired)
    note(.whole(keeping: []), &retired)
    retired.add(remaining)
    retired.add(baseOf: registrations)
    retired.add(baseOf: instances)
    if !builds.isEmpty { for build in builds.all { supersede(build.key) } }
    registrations = EditableMap(broughtBack: snapshot.registrations)
    instances = EditableMap(broughtBack: snapshot.instances)
    if extras != nil || !snapshot.residents.isEmpty {
      extras.made.testState.setResidents(snapshot.residents)
    }
    freshness.restore(snapshot.freshness, isChild: parent != nil)
    if extras != nil || snapshot.modules != nil {
      extras.made.notes.set(snapshot.modules, retired: &retired)
    }
    return true
  }

  /// The remaining state, to be released at the end.
  var remaining: StateSnapshot {
    StateSnapshot(
      registrations: registrations.remaining(),
      instances: instances.remaining(),
      residents: extras?.testState.remainingResidents ?? PersistentMap()
    )
  }

  struct StateSnapshot: Sendable {
    let registrations: PersistentMap<RegistrationRecord>
    let instances: PersistentMap<InstanceRecord>
    let residents: PersistentMap<AttachedDoubleRecord>
    var modules: (any ModuleRecord)?
    /// `nil` if there is nothing of it to bring back, as in most.
    var freshness: Freshness.Snapshot?
    var end: SnapshotEnd?
  }
}
