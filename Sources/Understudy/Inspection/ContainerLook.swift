/// One look at a container: what is read under its lock at one moment, and judged after it.
///
/// It holds the records of instances for as long as it is looked at, and no weak instance.
struct ContainerLook {
  let label: String?
  let state: ContainerDiagnostics.State
  let rules: MockRules?
  let registrations: PersistentMap<RegistrationRecord>
  let building: [Key]
  let superseded: Int
  let waitingForCleanup: Int
  let frozenAt: SourceSite?
  let modules: (any ModuleRecord)?
  let children: Int
  let openScopes: Int
  let observers: Int
  private(set) var entries: [ContainerDiagnostics.Entry] = []
  private let buildingKeys: Set<Key>

  func isBuilding(_ key: Key) -> Bool { buildingKeys.contains(key) }

  init(_ container: Container) {
    let moment = container.withCore { Moment(&$0) }
    label = container.label
    rules = container.rules
    state = container.isUnavailable ? .unavailable : .init(moment.lifecycle)
    registrations = moment.registrations
    buildingKeys = Set(moment.building)
    building = moment.building.sortedByName
    superseded = moment.superseded
    waitingForCleanup = moment.waitingForCleanup
    frozenAt = moment.frozenAt
    modules = moment.modules
    // Each has a lock of its own; what is counted here may be a moment younger.
    children = container.knownChildren?.open.count ?? 0
    openScopes = container.knownChildren?.scopes.count ?? 0
    observers = container.knownObservers?.count ?? 0
    entries = entries(moment, container)
  }

  private func entries(_ moment: Moment, _ container: Container) -> [ContainerDiagnostics.Entry] {
    var records: [RegistrationRecord] = []
    moment.registrations.visit { records.append($0) }
    records.sort { $0.rank < $1.rank }
    let own = records.filter { $0.provided == nil || moment.holds($0.key) }
      .map { ContainerDiagnostics.Entry($0, moment.instances.find($0.key), in: self) }
    var others: [ContainerDiagnostics.Entry] = []
    moment.instances.visit { instance in
      guard moment.registrations.find(instance.key) == nil,
        let record = container.parent?.record(for: instance.key)
      else { return }
      others.append(.init(record, instance, in: self))
    }
    return own.filter { $0.origin == .registered } + others.sortedByName
      + own.filter { $0.origin != .registered }
  }
}

/// What is read under the lock; nothing here runs user code.
private struct Moment: Sendable {
  let lifecycle: Lifecycle
  let registrations: PersistentMap<RegistrationRecord>
  let instances: PersistentMap<InstanceRecord>
  let building: [Key]
  let superseded: Int
  let waitingForCleanup: Int
  let frozenAt: SourceSite?
  let modules: (any ModuleRecord)?

  init(_ core: inout ContainerCore) {
    lifecycle = core.lifecycle
    registrations = core.registrations.share()
    instances = core.instances.share()
    building = core.builds.all.map(\.key)
    superseded = core.superseded.count
    waitingForCleanup = core.constructed.count
    frozenAt = core.frozen
    modules = core.modules
  }

  func holds(_ key: Key) -> Bool { instances.find(key) != nil }
}

extension ContainerDiagnostics.State {
  init(_ lifecycle: Lifecycle) {
    self =
      switch lifecycle {
      case .open: .open
      case .closing: .closing
      case .closed: .closed
      }
  }
}

extension [ContainerDiagnostics.Entry] {
  fileprivate var sortedByName: Self {
    map { ("\($0.key)", $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
