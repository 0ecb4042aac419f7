extension ContainerCore {
  /// A core with the same registrations and, if asked for, the same instances. O(1).
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
        // Some that were built from those may be here still, and go when they are asked for.
        if !rare.dismissed.isEmpty { copy.dismissed = rare.dismissed }
        if !rare.buried.isEmpty { copy.buried = rare.buried }
        if !rare.independent.isEmpty { copy.independent = rare.independent }
      }
      // The parent was forked a moment before, and may have changed in between.
      copy.mayHoldStale = mayHoldStale || parent != nil
      // What elements of pools are made from is not known before there are some.
      if rare?.lends == true {
        copy.mayHoldStale = true
        copy.lends = true
      }
    }
    return copy
  }

  /// Where the instances come from for a container that takes them over.
  mutating func ancestryOfHeir() -> Ancestry? { nextAncestry(above: nil) }

  /// - Parameter parent: the fork of this core's own parent.
  private mutating func nextAncestry(above parent: Container?) -> Ancestry? {
    guard !instances.isEmpty else { return nil }
    if parent == nil, let legacy, legacy.isUpToDate(registrations.layers, instances.layers) {
      return legacy
    }
    let next = Ancestry(
      origin: id,
      registrations: registrations.share(),
      instances: instances.share(),
      scope: rare?.scope?.id.kind,
      above: parent.flatMap(Self.lineage(of:)),
      earlier: ancestry
    )
    // An older one lets go of nothing that is not still here: see `changed(_:)`.
    if parent == nil { legacy = next }
    return next
  }

  /// What is registered in a new fork and above it: its origin's, still.
  private static func lineage(of fork: Container) -> Ancestry? {
    fork.lineage.reversed().reduce(nil) { above, container in
      container.withCore { $0.ancestry(above: above) }
    }
  }

  fileprivate mutating func ancestry(above: Ancestry?) -> Ancestry {
    ancestry
      ?? Ancestry(
        origin: id,
        registrations: registrations.share(),
        instances: instances.share(),
        scope: scope?.id.kind,
        above: above,
        earlier: nil
      )
  }

  /// All that ``restore(_:retired:)`` gives back. O(1).
  mutating func memento() -> Memento {
    Memento(
      registrations: registrations.share(),
      instances: instances.share(),
      residents: shareResidents(),
      modules: modules,
      dismissed: dismissed,
      buried: buried,
      independent: independent
    )
  }

  /// Goes back to an earlier state; builds in flight belong to the later one and are superseded.
  mutating func restore(_ memento: Memento, retired: inout Retired) -> Bool {
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
    // What was past then is past again, and what has gone since is back.
    // Mostly there is nothing on either side, and setting it costs an allocation.
    if rare?.dismissed.isEmpty == false || !memento.dismissed.isEmpty {
      dismissed = memento.dismissed
    }
    if rare?.buried.isEmpty == false || !memento.buried.isEmpty { buried = memento.buried }
    if rare?.independent.isEmpty == false || !memento.independent.isEmpty {
      independent = memento.independent
    }
    if let modules { retired.add(other: modules) }
    modules = memento.modules
    // An ancestor may have changed since, and is not restored along with this.
    if parent != nil { mayHoldStale = true }
    return true
  }

  /// What there is, for the end of it.
  private var leftovers: Memento {
    Memento(
      registrations: registrations.leftovers(),
      instances: instances.leftovers(),
      residents: rare?.residents.leftovers() ?? PersistentMap()
    )
  }

  struct Memento: Sendable {
    let registrations: PersistentMap<RegistrationRecord>
    let instances: PersistentMap<InstanceRecord>
    let residents: PersistentMap<ResidentRecord>
    var modules: (any ModuleRecord)?
    /// Without these, something that was built from one of them and is here still would count.
    var dismissed = InstanceSet()
    /// Without these, what was built from one of them would be stale.
    var buried = InstanceSet()
    /// Without these, what a reset had kept would be stale.
    var independent = InstanceSet()
  }
}
