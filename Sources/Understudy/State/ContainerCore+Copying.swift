/// Decides what a fork and a snapshot copy, and what a restore brings back.
extension ContainerCore {
  /// Returns a core with the same registrations and, on request, the same instances. O(1).
  ///
  /// - Parameter parent: the fork of this core's own parent, if it has one.
  mutating func forked(sharing: ForkSharing, parent: Container? = nil) -> ContainerCore {
    var copy = ContainerCore(
      parent: parent,
      ancestry: sharing == .builtInstances ? nextAncestry(above: parent) : nil
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
    if sharing == .builtInstances {
      copy.instances = instances.fork()
      if let rare {
        if !rare.absences.isEmpty { copy.absences = rare.absences }
        if !rare.unjudged.isEmpty { copy.unjudged = rare.unjudged }
        // Instances that were built from those may still be here, and are dropped when they are
        // resolved.
        if !rare.dismissed.isEmpty { copy.dismissed = rare.dismissed }
        if !rare.buried.isEmpty { copy.buried = rare.buried }
        if !rare.independent.isEmpty { copy.independent = rare.independent }
      }
      // The parent was forked a moment before, and may have changed in between.
      copy.mayHoldStale = mayHoldStale || parent != nil
      // What a pool's elements are made from is not known before there are any.
      if rare?.lends == true {
        copy.mayHoldStale = true
        copy.lends = true
      }
    }
    return copy
  }

  /// The origin of the instances, for a container that takes them over.
  mutating func ancestryOfHeir() -> ForkOrigin? { nextAncestry(above: nil) }

  /// Returns the ancestry for the next sharing fork; reuses the previous one if nothing has
  /// changed.
  ///
  /// - Parameter parent: the fork of this core's own parent.
  private mutating func nextAncestry(above parent: Container?) -> ForkOrigin? {
    guard !instances.isEmpty else { return nil }
    if parent == nil, let legacy, legacy.isUpToDate(registrations.layers, instances.layers) {
      return legacy
    }
    let next = ForkOrigin(
      origin: id,
      registrations: registrations.share(),
      instances: instances.share(),
      scope: rare?.scope?.id.kind,
      above: parent.flatMap(Self.lineage(of:)),
      earlier: ancestry
    )
    // An older one releases nothing that is not still here: see `changed(_:)`.
    if parent == nil { legacy = next }
    return next
  }

  /// The registrations of a new fork and its ancestors, which are still those of its origin.
  private static func lineage(of fork: Container) -> ForkOrigin? {
    fork.lineage.reversed().reduce(nil) { above, container in
      container.withCore { $0.ancestry(above: above) }
    }
  }

  fileprivate mutating func ancestry(above: ForkOrigin?) -> ForkOrigin {
    ancestry
      ?? ForkOrigin(
        origin: id,
        registrations: registrations.share(),
        instances: instances.share(),
        scope: scope?.id.kind,
        above: above,
        earlier: nil
      )
  }

  /// Returns all that ``restore(_:retired:)`` brings back. O(1).
  mutating func memento() -> StateSnapshot {
    StateSnapshot(
      registrations: registrations.share(),
      instances: instances.share(),
      residents: shareResidents(),
      modules: modules,
      dismissed: dismissed,
      buried: buried,
      independent: independent
    )
  }

  /// Returns to an earlier state; running builds belong to the later one and are superseded.
  mutating func restore(_ memento: StateSnapshot, retired: inout Retired) -> Bool {
    guard lifecycle == .open else { return false }
    guard frozen == nil || memento.registrations.isIdentical(to: registrations.share()) else {
      return false
    }
    changed(&retired)
    note(.whole(keeping: []), &retired)
    retired.add(leftovers)
    retired.add(baseOf: registrations)
    retired.add(baseOf: instances)
    if !builds.isEmpty { for build in builds.all { supersede(build.key) } }
    registrations = EditableMap(memento.registrations)
    instances = EditableMap(memento.instances)
    setResidents(memento.residents)
    // Restores which instances were former ones then. Usually there are none on either side, and
    // setting it costs an allocation.
    if rare?.dismissed.isEmpty == false || !memento.dismissed.isEmpty {
      dismissed = memento.dismissed
    }
    if rare?.buried.isEmpty == false || !memento.buried.isEmpty { buried = memento.buried }
    if rare?.independent.isEmpty == false || !memento.independent.isEmpty {
      independent = memento.independent
    }
    if let modules { retired.add(other: modules) }
    modules = memento.modules
    // An ancestor may have changed since, and is not restored with this core.
    if parent != nil { mayHoldStale = true }
    return true
  }

  /// The remaining state, to be released at the end.
  private var leftovers: StateSnapshot {
    StateSnapshot(
      registrations: registrations.leftovers(),
      instances: instances.leftovers(),
      residents: rare?.residents.leftovers() ?? PersistentMap()
    )
  }

  struct StateSnapshot: Sendable {
    let registrations: PersistentMap<RegistrationRecord>
    let instances: PersistentMap<InstanceRecord>
    let residents: PersistentMap<AttachedDoubleRecord>
    var modules: (any ModuleRecord)?
    /// Without these, something that was built from one of them and still exists would count as
    /// current.
    var dismissed = InstanceSet()
    /// Without these, what was built from one of them would be stale.
    var buried = InstanceSet()
    /// Without these, what a reset has kept would be stale.
    var independent = InstanceSet()
  }
}
