/// Instances that callers share outside a container: those of lifetime `.graph` within one
/// outermost resolve, and what the first readers of one injection make at the same time.
///
/// A slot is *empty*; *building*; *made*, if hooks still have to run; or *ready*. What those hooks
/// build may use what is made; if one of them fails, what they have built is dropped with it. When
/// the outermost resolve ends, all slots become empty and stay so: a later claim, from a task that
/// has outlived it, shares nothing. But if something was made that may look back, instances that
/// are ready become *lent*: held weakly, for that purpose alone.
final class GraphScope: Sendable {
  private struct SlotID: Hashable {
    let container: UInt64
    let registration: UInt64
    let epoch: UInt64
  }

  private enum Stage {
    case building(Build)
    case made(InstanceRecord, by: Build)
    /// Ready, with the provenance under which hooks used it.
    case ready(InstanceRecord, shownAs: DependencyRecord?)
  }

  private struct Slot {
    var stage: Stage
    /// The number of resets of its container when it was claimed.
    let resets: UInt64
    /// The build whose hook builds it, while that may fail.
    var hook: ObjectIdentifier?

    func completed(with instance: InstanceRecord) -> Slot {
      var slot = self
      slot.stage = .ready(instance, shownAs: nil)
      if case .made(let shown, _) = stage {
        slot.stage = .ready(instance, shownAs: shown.provenance)
      }
      return slot
    }

    var weakened: Slot? {
      guard case .ready(let instance, let shown) = stage else { return nil }
      return instance.weakened.map { Slot(stage: .ready($0, shownAs: shown), resets: resets) }
    }
  }

  enum Claim {
    case ready(InstanceRecord)
    case build(Build)
    case join(Build)
  }

  private struct State {
    var slots: [SlotID: Slot] = [:]
    /// The slot that each running build will fill.
    var slotOf: [ObjectIdentifier: SlotID] = [:]
    /// The builds whose hooks are running.
    var made: [Build] = []
    /// Whether something was made that may look back.
    var isLooked = false
    var isOver = false

    /// Gives what a build's hooks have built the same outcome as the build.
    ///
    /// - Returns: the slots to drop.
    mutating func endHooks(of build: Build, outer: ObjectIdentifier?, failed: Bool) -> [Slot] {
      guard let index = made.firstIndex(where: { $0 === build }) else { return [] }
      made.remove(at: index)
      guard failed else {
        for id in slots.keys where slots[id]?.hook == ObjectIdentifier(build) {
          slots[id]?.hook = outer
        }
        return []
      }
      return drop(builtBy: ObjectIdentifier(build))
    }

    /// Drops what hooks of a build have built, and what the hooks of those builds have built.
    private mutating func drop(builtBy hook: ObjectIdentifier) -> [Slot] {
      var dropped: [Slot] = []
      var failed = [hook]
      while let hook = failed.popLast() {
        for (id, slot) in slots where slot.hook == hook {
          dropped.append(slot)
          slots[id] = nil
          if case .made(_, let build) = slot.stage {
            failed.append(ObjectIdentifier(build))
            made.removeAll { $0 === build }
          }
        }
      }
      slotOf = slotOf.filter { slots[$0.value] != nil }
      return dropped
    }
  }

  private let state = Lock(State())

  /// Claims the slot of a registration: returns its instance, or a build to wait for or to run.
  ///
  /// - Parameters:
  ///   - epoch: the container's epoch; callers with another epoch do not share the instance.
  ///   - resets: the number of resets of the container.
  ///   - chain: the calling chain.
  func claim(
    _ record: RegistrationRecord,
    in container: Container,
    epoch: UInt64 = 0,
    resets: UInt64 = 0,
    for chain: Frame? = nil,
    makeBuild: () -> Build
  ) -> Claim {
    let id = SlotID(container: container.id, registration: record.id, epoch: epoch)
    return state.withLock { state in
      if state.isOver { return .build(makeBuild()) }
      switch state.slots[id]?.stage {
      case .ready(let instance, _)?: return .ready(instance)
      case .made(let instance, let build)?:
        return chain?.isForHook(of: build) == true ? .ready(instance) : .join(build)
      case .building(let build)?: return .join(build)
      case nil:
        let build = makeBuild()
        let hook = state.made.last { chain?.isForHook(of: $0) == true }
        state.slots[id] = Slot(
          stage: .building(build),
          resets: resets,
          hook: hook.map(ObjectIdentifier.init)
        )
        state.slotOf[ObjectIdentifier(build)] = id
        return .build(build)
      }
    }
  }

  /// The instance that a claim within the outermost resolve would give, if it is ready.
  func held(_ record: RegistrationRecord, in container: Container) -> InstanceRecord? {
    let id = SlotID(container: container.id, registration: record.id, epoch: 0)
    return state.withLock { state in
      guard !state.isOver, case .ready(let instance, _)? = state.slots[id]?.stage else {
        return nil
      }
      return instance
    }
  }

  /// Whether the instance exists.
  func holds(_ record: RegistrationRecord, in container: Container) -> Bool {
    ready(record, in: container) != nil
  }

  /// Makes what a build has made available to what its hooks build.
  func show(_ instance: InstanceRecord, madeBy build: Build) {
    state.withLock { state in
      // The first of several hooks has made it available to all.
      guard let id = state.slotOf[ObjectIdentifier(build)],
        case .building = state.slots[id]?.stage
      else { return }
      state.slots[id]?.stage = .made(instance, by: build)
      state.made.append(build)
    }
  }

  /// Ends a build; `nil` leaves its slot empty.
  func finish(_ build: Build, _ instance: InstanceRecord?) {
    let old = state.withLock { state -> (Slot?, [Slot]) in
      guard let id = state.slotOf.removeValue(forKey: ObjectIdentifier(build)),
        let slot = state.slots[id]
      else { return (nil, []) }
      let dropped = state.endHooks(of: build, outer: slot.hook, failed: instance == nil)
      state.slots[id] = instance.map(slot.completed)
      return (slot, dropped)
    }
    extendLifetime(old)  // released here, outside the lock
  }

  /// Releases all instances: one may hold the resolver of its factory, and with it the chain.
  func end() {
    let old = state.withLock { state in
      if state.isOver { return State() }
      defer {
        let lent = state.isLooked ? state.slots.compactMapValues(\.weakened) : [:]
        state = State(slots: lent, isLooked: state.isLooked, isOver: true)
      }
      return state
    }
    extendLifetime(old)  // released here, outside the lock
  }
}

// MARK: - Looking back

extension GraphScope {
  /// Records that something was made which may look back when the outermost resolve has ended.
  func lend() {
    state.withLock { state in
      if !state.isOver { state.isLooked = true }
    }
  }

  /// The ready instance for something that looks back, and the number of resets when it was begun.
  func lent(
    _ record: RegistrationRecord,
    in container: Container
  ) -> (InstanceRecord, since: UInt64)? {
    let id = SlotID(container: container.id, registration: record.id, epoch: 0)
    let found = state.withLock { state -> (InstanceRecord, UInt64)? in
      guard state.isLooked, let slot = state.slots[id], case .ready(let instance, _) = slot.stage
      else { return nil }
      return (instance, slot.resets)
    }
    guard let (instance, resets) = found, let strong = instance.strong else { return nil }
    return (strong, resets)
  }

  /// The instance, if it is ready and still exists.
  func ready(
    _ record: RegistrationRecord,
    in container: Container,
    epoch: UInt64 = 0
  ) -> InstanceRecord? {
    let id = SlotID(container: container.id, registration: record.id, epoch: epoch)
    let found = state.withLock { state -> InstanceRecord? in
      if case .ready(let instance, _)? = state.slots[id]?.stage { instance } else { nil }
    }
    return found?.strong
  }

  /// Whether the instance with this provenance is only lent. What looks back must not keep it,
  /// because the instance may itself hold that.
  func hasLent(_ provenance: DependencyRecord) -> Bool {
    state.withLock { state in
      state.slots.values.contains { slot in
        switch slot.stage {
        case .building: false
        case .made(let instance, _): instance.provenance === provenance
        case .ready(let instance, _): state.isOver && instance.provenance === provenance
        }
      }
    }
  }

  /// Whether hooks used it under this provenance, and it is complete by now with another one.
  func hasCompleted(_ provenance: DependencyRecord) -> Bool {
    state.withLock { state in
      state.slots.values.contains { slot in
        if case .ready(_, let shown?) = slot.stage { shown === provenance } else { false }
      }
    }
  }
}
