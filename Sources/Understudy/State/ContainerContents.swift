/// The contents of a container at one moment: the door for code that shows or checks a container.
///
/// They are read under the container's lock and evaluated afterwards. They hold no instance but doubles.
package struct ContainerContents: Sendable {
  package let label: String?
  package let state: State
  /// The registrations of the container itself, in registration order; declared typed keys included.
  package let own: [Item]
  /// The registrations of ancestors whose instances this container keeps, sorted by name.
  package let inherited: [Item]
  /// The keys that are being built, sorted by name.
  package let building: [Key]
  /// The number of running builds whose results will not be used.
  package let supersededBuilds: Int
  /// The number of instances that wait for their clean-up hooks.
  package let waitingForCleanup: Int
  package let frozenAt: SourceSite?
  package let modules: (any ModuleRecord)?
  package let openChildren: Int
  package let openScopes: Int
  package let observers: Int

  package enum State: Sendable {
    case open, closing, closed
    /// The placeholder that is current where no container is.
    case unavailable
  }

  /// - Complexity: O(n log n) in the number of registrations.
  fileprivate init(_ container: Container) {
    let moment = container.withCore { Moment(&$0) }
    let registrations = moment.registrations
    let builds = Set(moment.building)
    let item = { (record: RegistrationRecord) in
      Item(
        record,
        moment.instances.find(record.key),
        rules: container.rules,
        isBuilding: builds.contains(record.key),
        isOwn: registrations.find(record.key) === record,
        resident: moment.residents.find(record.key)?.resident.current
      )
    }
    own = registrations.inOrder.map(item)
    var others: [Key] = []
    moment.instances.visit { if registrations.find($0.key) == nil { others.append($0.key) } }
    inherited = others.sortedByName.compactMap { container.parent?.record(for: $0) }.map(item)
    label = container.label
    state = container.isUnavailable ? .unavailable : .init(moment.lifecycle)
    building = moment.building.sortedByName
    supersededBuilds = moment.superseded
    waitingForCleanup = moment.waitingForCleanup
    frozenAt = moment.frozenAt
    modules = moment.modules
    // Each of these has its own lock; its counts may be from a moment later.
    openChildren = container.knownChildren?.open.count ?? 0
    openScopes = container.knownChildren?.scopes.count ?? 0
    observers = container.knownObservers?.count ?? 0
  }
}

/// The values read under the lock; nothing here runs user code.
private struct Moment: Sendable {
  let lifecycle: Lifecycle
  let registrations: PersistentMap<RegistrationRecord>
  let instances: PersistentMap<InstanceRecord>
  let residents: PersistentMap<AttachedDoubleRecord>
  let building: [Key]
  let superseded: Int
  let waitingForCleanup: Int
  let frozenAt: SourceSite?
  let modules: (any ModuleRecord)?

  init(_ core: inout ContainerCore) {
    lifecycle = core.lifecycle
    registrations = core.registrations.share()
    instances = core.instances.share()
    residents = core.extras?.testState.shareResidents() ?? PersistentMap()
    building = core.builds.all.map(\.key)
    superseded = core.extras?.closing.superseded.count ?? 0
    waitingForCleanup = core.extras?.closing.pending.count ?? 0
    frozenAt = core.extras?.notes.frozenAt
    modules = core.extras?.notes.modules
  }
}

extension ContainerContents.State {
  fileprivate init(_ lifecycle: Lifecycle) {
    self =
      switch lifecycle {
      case .open: .open
      case .closing: .closing
      case .closed: .closed
      }
  }
}

extension PersistentMap where Leaf == RegistrationRecord {
  /// The registrations in the order in which they were made.
  var inOrder: [RegistrationRecord] {
    var records: [RegistrationRecord] = []
    visit { records.append($0) }
    return records.sorted { $0.rank < $1.rank }
  }
}

extension Container {
  /// Reads what the container itself holds.
  ///
  /// - Complexity: O(n log n) in the number of registrations and instances.
  package func inspect() -> ContainerContents { ContainerContents(self) }

  /// Whether this is a dry run: what is resolved here only shows whether it can be.
  var isDryRun: Bool { withCore { $0.isDryRun } }

  /// Whether the container is closed, so that nothing resolves.
  package var isClosed: Bool { withCore { $0.lifecycle == .closed } }
}
