/// Instances that askers share outside of a container: those of lifetime `.graph` within one outermost
/// resolve, and what the first readers of one injection make at the same time.
///
/// A slot is *empty*; *building*; *made*, where hooks are to run before it is ready; or *ready*. What
/// those hooks build may have what is made. When the outermost resolve ends, all become empty and stay
/// so: whoever claims then, from a task that has outlived it, shares nothing. But where something was
/// made that may look back, instances that are ready become *lent*: held weakly, for that alone.
final class GraphScope: Sendable {
  private struct SlotID: Hashable {
    let container: UInt64
    let registration: UInt64
    let epoch: UInt64
  }

  private enum Slot {
    case building(Build)
    case made(InstanceRecord, by: Build)
    case ready(InstanceRecord)

    var weakened: Slot? {
      guard case .ready(let instance) = self else { return nil }
      return instance.weakened.map(Slot.ready)
    }
  }

  enum Claim {
    case ready(InstanceRecord)
    case build(Build)
    case join(Build)
  }

  private struct State {
    var slots: [SlotID: Slot] = [:]
    /// Where a build in flight will put its instance.
    var slotOf: [ObjectIdentifier: SlotID] = [:]
    /// How many resets there had been when something was last made that may look back; `nil` where
    /// nothing was.
    var lendsSince: UInt64?
    var isOver = false
  }

  private let state = Lock(State())

  /// - Parameters:
  ///   - epoch: askers of another one share nothing with it.
  ///   - chain: who asks.
  func claim(
    _ record: RegistrationRecord,
    in container: Container,
    epoch: UInt64 = 0,
    for chain: Frame? = nil,
    makeBuild: () -> Build
  ) -> Claim {
    let id = SlotID(container: container.id, registration: record.id, epoch: epoch)
    return state.withLock { state in
      if state.isOver { return .build(makeBuild()) }
      switch state.slots[id] {
      case .ready(let instance)?: return .ready(instance)
      case .made(let instance, let build)?:
        return chain?.isForHook(of: build) == true ? .ready(instance) : .join(build)
      case .building(let build)?: return .join(build)
      case nil:
        let build = makeBuild()
        state.slots[id] = .building(build)
        state.slotOf[ObjectIdentifier(build)] = id
        return .build(build)
      }
    }
  }

  /// Whether the instance is there.
  func holds(_ record: RegistrationRecord, in container: Container) -> Bool {
    ready(record, in: container) != nil
  }

  /// Shows what a build has made to what its hooks build.
  func show(_ instance: InstanceRecord, madeBy build: Build) {
    state.withLock { state in
      guard let id = state.slotOf[ObjectIdentifier(build)] else { return }
      state.slots[id] = .made(instance, by: build)
    }
  }

  /// Ends a build; `nil` leaves the slot empty.
  func finish(_ build: Build, _ instance: InstanceRecord?) {
    let old = state.withLock { state -> Slot? in
      guard let id = state.slotOf.removeValue(forKey: ObjectIdentifier(build)) else { return nil }
      defer { state.slots[id] = instance.map(Slot.ready) }
      return state.slots[id]
    }
    _ = old  // released here, outside the lock
  }

  /// Lets go of all instances: one may hold the resolver of its factory, and with it the chain.
  func end() {
    let old = state.withLock { state in
      if state.isOver { return State() }
      defer {
        let lent = state.lendsSince == nil ? [:] : state.slots.compactMapValues(\.weakened)
        state = State(slots: lent, lendsSince: state.lendsSince, isOver: true)
      }
      return state
    }
    _ = old  // released here, outside the lock
  }
}

// MARK: - Looking back

extension GraphScope {
  /// Says that something was made which may look back when the outermost resolve has ended.
  ///
  /// - Parameter resets: how many resets of its container there have been.
  func lend(since resets: UInt64) {
    state.withLock { state in
      if !state.isOver { state.lendsSince = max(resets, state.lendsSince ?? 0) }
    }
  }

  /// What is ready for whoever looks back, and since how many resets.
  func lent(
    _ record: RegistrationRecord,
    in container: Container
  ) -> (InstanceRecord, since: UInt64)? {
    guard let instance = ready(record, in: container),
      let since = state.withLock({ $0.lendsSince })
    else { return nil }
    return (instance, since)
  }

  /// The instance, if it is ready and somebody holds it.
  func ready(_ record: RegistrationRecord, in container: Container) -> InstanceRecord? {
    let id = SlotID(container: container.id, registration: record.id, epoch: 0)
    let found = state.withLock { state -> InstanceRecord? in
      if case .ready(let instance)? = state.slots[id] { instance } else { nil }
    }
    return found?.strong
  }

  /// Whether what it gave under this provenance is only lent. Whoever looks back must not keep it: it
  /// may hold him.
  func hasLent(_ provenance: Provenance) -> Bool {
    state.withLock { state in
      state.slots.values.contains { slot in
        switch slot {
        case .building: false
        case .made(let instance, _): instance.provenance === provenance
        case .ready(let instance): state.isOver && instance.provenance === provenance
        }
      }
    }
  }
}
