/// The instances of lifetime `.graph` that one outermost resolve shares.
///
/// A slot is *empty*, *building* or *ready*, as in a container. When the outermost resolve ends, all
/// become empty and stay so: whoever asks then, from a task that has outlived it, shares nothing.
final class GraphScope: Sendable {
  private struct SlotID: Hashable {
    let container: UInt64
    let registration: UInt64
  }

  private enum Slot {
    case building(Build)
    case ready(InstanceRecord)
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
    var isOver = false
  }

  private let state = Lock(State())

  func claim(
    _ record: RegistrationRecord,
    in container: Container,
    makeBuild: () -> Build
  ) -> Claim {
    let id = SlotID(container: container.id, registration: record.id)
    return state.withLock { state in
      switch state.slots[id] {
      case .ready(let instance)?: return .ready(instance)
      case .building(let build)?: return .join(build)
      case nil:
        let build = makeBuild()
        if state.isOver { return .build(build) }
        state.slots[id] = .building(build)
        state.slotOf[ObjectIdentifier(build)] = id
        return .build(build)
      }
    }
  }

  /// Whether the instance is there.
  func holds(_ record: RegistrationRecord, in container: Container) -> Bool {
    let id = SlotID(container: container.id, registration: record.id)
    return state.withLock { state in
      if case .ready? = state.slots[id] { true } else { false }
    }
  }

  /// Ends a build; `nil` leaves the slot empty.
  func finish(_ build: Build, _ instance: InstanceRecord?) {
    state.withLock { state in
      guard let id = state.slotOf.removeValue(forKey: ObjectIdentifier(build)) else { return }
      state.slots[id] = instance.map(Slot.ready)
    }
  }

  /// Lets go of all instances: one may hold the resolver of its factory, and with it the chain.
  func end() {
    let old = state.withLock { state in
      defer { state = State(isOver: true) }
      return state
    }
    _ = old  // released here, outside the lock
  }
}
