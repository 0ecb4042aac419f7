/// The state of a container as a value: what is registered, built and being built.
///
/// A key is *empty*, *building* (in `builds`) or *ready* (in `instances`, or a ready registration).
/// Invariants:
/// - An instance in `instances` was built from registrations that were current when it was stored;
///   whatever replaces one of those removes it, at once or, where instances came with a sharing
///   fork, at the latest when it is asked for (`mayHoldStale`).
/// - At most one build a key is in `builds`. A build that is no longer there is superseded: its
///   instance goes to those who waited and is never stored.
/// - `epoch` rises with every change after which a resolve may give something else.
/// - `cache` is a subset of what resolves as it is.
///
/// Nothing here runs user code. What a change lets go of is handed out as ``Retired``, so that the
/// owner can release it outside its lock: a user's `deinit` may resolve.
struct ContainerCore: Sendable {
  private(set) var lifecycle = Lifecycle.open
  private(set) var registrations = PersistentMap<RegistrationRecord>()
  private(set) var instances = PersistentMap<InstanceRecord>()
  private(set) var residents = PersistentMap<ResidentRecord>()
  private(set) var builds: [Key: Build] = [:]
  private(set) var epoch: UInt64 = 0
  private(set) var resets = ResetHistory()
  /// Keys an optional read found absent during a build.
  private var absences: Set<Key> = []
  private var sharesInstances = false
  private var mayHoldStale = false
  private var cache = ReadCache()

  /// Frees the table; the last thing to happen to a core.
  mutating func destroy() { cache.removeAll() }
}

// MARK: - Asking

extension ContainerCore {
  enum Asker {
    case thread
    case mainQueue
    case task
    /// A task that was cancelled: it may have what is there and start nothing.
    case cancelledTask
  }

  enum Claim {
    case ready(InstanceRecord)
    case transient(RegistrationRecord)
    /// The asker has to run the factory and to `finish` the build.
    case build(Build, RegistrationRecord)
    case join(Build, epoch: UInt64)
    /// The factory runs on the main actor: ask again there.
    case hop(RegistrationRecord)
    case missing
    case refused(Refusal)
  }

  enum Refusal {
    case closed
    case live(RegistrationRecord)
    case requiresAsync(RegistrationRecord)
    case defect(ContainerError)
    case cancelled
  }

  @inline(__always)
  func cached(
    _ type: any Any.Type,
    name: String?,
    bits: UInt
  ) -> Unmanaged<InstanceRecord>? {
    cache.find(type, name: name, bits: bits)
  }

  /// Decides what an asker gets or has to do.
  ///
  /// - Complexity: O(log n) in the number of registrations; in a sharing fork with overrides, the
  ///   first ask for an inherited instance also walks what it was built from.
  mutating func claim(
    _ key: Key,
    for asker: Asker,
    rules: MockRules?,
    retired: inout Retired,
    makeBuild: (_ isAsynchronous: Bool, _ epoch: UInt64) -> Build
  ) -> Claim {
    guard lifecycle != .closed else { return .refused(.closed) }
    guard let record = registrations.find(key) else { return .missing }
    if let defect = record.defect { return .refused(.defect(defect)) }
    if let rules, rules.refuses(record) { return .refused(.live(record)) }
    if let ready = record.ready ?? current(key, retired: &retired) {
      if lifecycle == .open { cache.insert(ready) }
      return .ready(ready)
    }
    guard lifecycle == .open else { return .refused(.closed) }
    if case .cancelledTask = asker { return .refused(.cancelled) }
    if let build = builds[key] {
      // Nobody blocks on a task, and nobody elsewhere on the main queue.
      if build.isAsynchronous, asker.blocks { return .refused(.requiresAsync(record)) }
      if record.place == .mainActor, asker == .thread { return .hop(record) }
      return .join(build, epoch: epoch)
    }
    switch (record.place, asker) {
    case (.anywhere, _), (.mainActor, .mainQueue): break
    case (.task, .task): break
    case (.mainActor, _): return .hop(record)
    case (_, _): return .refused(.requiresAsync(record))
    }
    guard record.lifetime == .singleton else { return .transient(record) }
    let build = makeBuild(record.place == .task, epoch)
    builds[key] = build
    return .build(build, record)
  }

  private mutating func current(_ key: Key, retired: inout Retired) -> InstanceRecord? {
    guard let instance = instances.find(key) else { return nil }
    if mayHoldStale, !isCurrent(instance.provenance) {
      retired.leaves.append(contentsOf: [instances.remove(key)].compactMap { $0 })
      return nil
    }
    return instance
  }

  /// Whether every registration in the provenance is still the one that counts.
  ///
  /// - Complexity: O(size of the provenance), without recursion.
  func isCurrent(_ provenance: Provenance) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    return isCurrent(provenance, visited: &visited)
  }

  private func isCurrent(
    _ provenance: Provenance,
    visited: inout Set<ObjectIdentifier>
  ) -> Bool {
    var open = [provenance]
    while let next = open.popLast() {
      guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
      guard (registrations.find(next.key)?.id ?? 0) == next.registration else { return false }
      open.append(contentsOf: next.dependencies)
    }
    return true
  }

  /// Whether what a wrapper holds is what it would still get.
  func stillGives(_ provenance: Provenance, heldSince reset: UInt64) -> Bool {
    guard lifecycle == .open else { return true }
    guard let record = registrations.find(provenance.key) else {
      return provenance.registration == 0
    }
    guard record.id == provenance.registration else { return false }
    if record.ready != nil { return true }
    switch record.lifetime {
    case .singleton:
      return instances.find(provenance.key)?.provenance === provenance && isCurrent(provenance)
    case .transient:
      return resets.keeps(provenance.key, since: reset) && isCurrent(provenance)
    }
  }

  /// Notes that a build read the key and found nothing.
  mutating func noteAbsence(of key: Key) { absences.insert(key) }

  /// All keys, for texts. O(n).
  var keys: [Key] {
    var keys: [Key] = []
    registrations.visit { keys.append($0.key) }
    return keys
  }
}

extension ContainerCore.Asker {
  fileprivate var blocks: Bool {
    switch self {
    case .thread, .mainQueue: true
    case .task, .cancelledTask: false
    }
  }
}

// MARK: - Building

extension ContainerCore {
  /// Ends a build. Stores the instance unless something newer has won meanwhile.
  ///
  /// - Returns: whether it was stored.
  mutating func finish(_ build: Build, _ instance: InstanceRecord?) -> Bool {
    guard builds[build.key] === build else { return false }
    builds[build.key] = nil
    guard let instance, lifecycle == .open else { return false }
    guard epoch == build.epoch || isCurrent(instance.provenance) else { return false }
    instances.insert(instance)
    cache.insert(instance)
    return true
  }

  /// Takes a build off its key; the next asker starts another.
  mutating func supersede(_ build: Build) {
    if builds[build.key] === build { builds[build.key] = nil }
  }
}

// MARK: - Changing

extension ContainerCore {
  /// What a change lets go of; released by the owner outside its lock.
  struct Retired {
    var leaves: [MapLeaf] = []
    var instances: [PersistentMap<InstanceRecord>] = []
    var registrations: [PersistentMap<RegistrationRecord>] = []
    var builds: [Build] = []
    /// Doubles to reset.
    var residents: [ResidentRecord] = []
  }

  /// Registers, last one wins, and drops what was built from the earlier registration.
  ///
  /// - Returns: `false` in a container that no longer takes registrations.
  /// - Complexity: O(log n); O(instances) if something was built from the earlier registration.
  mutating func register(
    _ record: RegistrationRecord,
    resident: ResidentRecord?,
    retired: inout Retired
  ) -> Bool {
    guard lifecycle == .open else { return false }
    changed()
    let key = record.key
    let old = registrations.insert(record)
    let instance = instances.remove(key)
    if let build = builds.removeValue(forKey: key) { retired.builds.append(build) }
    let mayBeUsed =
      old.map { $0.isDependedUpon || $0.ready?.provenance.isDependedUpon == true }
      ?? absences.contains(key)
    if mayBeUsed || instance?.provenance.isDependedUpon == true { dropStale(&retired) }
    retired.leaves.append(contentsOf: [old, instance].compactMap { $0 })
    let oldResident =
      if let resident { residents.insert(resident) } else { residents.remove(key) }
    if let oldResident { retired.leaves.append(oldResident) }
    return true
  }

  /// Takes registrations over that others have made. For a core that nobody uses yet.
  mutating func overlay(_ records: [RegistrationRecord]) {
    for record in records { registrations.insert(record) }
  }

  /// Makes the instance's double live here.
  mutating func moveIn(_ resident: ResidentRecord) -> ResidentRecord? {
    residents.insert(resident)
  }

  private mutating func dropStale(_ retired: inout Retired) {
    guard !sharesInstances else {
      // Inherited instances may be many and are asked for rarely: each is checked when it is.
      mayHoldStale = true
      return
    }
    var stale: [Key] = []
    instances.visit { if !isCurrent($0.provenance) { stale.append($0.key) } }
    for key in stale {
      if let leaf = instances.remove(key) { retired.leaves.append(leaf) }
    }
  }

  /// Drops instances, and registrations too where `target` says everything, but for `kept`.
  ///
  /// - Complexity: O(kept · log n); dropping instances that others were built from, or
  ///   everything while keeping something, is O(n).
  mutating func reset(_ target: ResetTarget, keeping kept: Set<Key>, retired: inout Retired) {
    guard lifecycle == .open else { return }
    changed()
    resets.add(keeping: kept)
    retired.instances.append(instances)
    var keptInstances = PersistentMap<InstanceRecord>()
    for key in kept {
      if let instance = instances.find(key) { keptInstances.insert(instance) }
    }
    if !kept.isEmpty { markDependedUpon(droppedFor: kept) }
    instances = keptInstances
    for (key, build) in builds where !kept.contains(key) {
      builds[key] = nil
      retired.builds.append(build)
    }
    residents.visit { if !kept.contains($0.key) { retired.residents.append($0) } }
    if target == .everything { dropRegistrations(keeping: kept, retired: &retired) }
  }

  private mutating func dropRegistrations(keeping kept: Set<Key>, retired: inout Retired) {
    retired.registrations.append(registrations)
    var rest = PersistentMap<RegistrationRecord>()
    var restResidents = PersistentMap<ResidentRecord>()
    for key in kept {
      if let record = registrations.find(key) { rest.insert(record) }
      if let resident = residents.find(key) { restResidents.insert(resident) }
    }
    registrations = rest
    residents = restResidents
  }

  /// Kept instances may stand on dropped ones; registering those again must still find them.
  private func markDependedUpon(droppedFor kept: Set<Key>) {
    instances.visit { instance in
      guard !kept.contains(instance.key), instance.provenance.isDependedUpon else { return }
      registrations.find(instance.key)?.markDependedUpon()
    }
  }

  private mutating func changed() {
    epoch += 1
    cache.removeAll()
  }
}

// MARK: - Copies

extension ContainerCore {
  /// A core with the same registrations and, if asked for, the same instances. O(1).
  func forked(sharing: ForkSharing) -> ContainerCore {
    var copy = ContainerCore()
    copy.lifecycle = lifecycle == .open ? .open : .closed
    copy.registrations = registrations
    if sharing == .builtInstances {
      copy.instances = instances
      copy.absences = absences
      copy.sharesInstances = !instances.isEmpty
      copy.mayHoldStale = mayHoldStale
    }
    return copy
  }

  /// All that ``restore(_:retired:)`` gives back. O(1).
  var memento: Memento {
    Memento(
      registrations: registrations,
      instances: instances,
      residents: residents,
      absences: absences,
      sharesInstances: sharesInstances,
      mayHoldStale: mayHoldStale
    )
  }

  /// Goes back to an earlier state; builds in flight belong to the later one and are superseded.
  mutating func restore(_ memento: Memento, retired: inout Retired) -> Bool {
    guard lifecycle == .open else { return false }
    changed()
    resets.add(keeping: [])
    retired.instances.append(instances)
    retired.registrations.append(registrations)
    retired.builds.append(contentsOf: builds.values)
    builds = [:]
    registrations = memento.registrations
    instances = memento.instances
    residents = memento.residents
    absences = memento.absences
    sharesInstances = memento.sharesInstances
    mayHoldStale = memento.mayHoldStale
    return true
  }

  struct Memento: Sendable {
    let registrations: PersistentMap<RegistrationRecord>
    let instances: PersistentMap<InstanceRecord>
    let residents: PersistentMap<ResidentRecord>
    let absences: Set<Key>
    let sharesInstances: Bool
    let mayHoldStale: Bool
  }
}

// MARK: - Closing

extension ContainerCore {
  /// From open to closing; hands out the builds that have to end first.
  ///
  /// - Returns: `nil` if somebody else has begun already.
  mutating func beginClosing() -> [Build]? {
    guard lifecycle == .open else { return nil }
    lifecycle = .closing
    epoch += 1
    let running = Array(builds.values)
    builds = [:]
    return running
  }

  /// From closing to closed: everything is let go.
  mutating func endClosing(retired: inout Retired) {
    guard lifecycle != .closed else { return }
    lifecycle = .closed
    changed()
    retired.instances.append(instances)
    retired.registrations.append(registrations)
    residents.visit { retired.residents.append($0) }
    instances = PersistentMap()
    registrations = PersistentMap()
    residents = PersistentMap()
    builds = [:]
  }
}
