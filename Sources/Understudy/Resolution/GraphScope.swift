/// The instances of lifetime `.graph` that one outermost resolve shares.
///
/// A slot is *empty*, *building* or *ready*, as in a container; it lives no longer than the chain.
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
        state.slots[id] = .building(build)
        state.slotOf[ObjectIdentifier(build)] = id
        return .build(build)
      }
    }
  }

  /// Ends a build; `nil` leaves the slot empty.
  func finish(_ build: Build, _ instance: InstanceRecord?) {
    state.withLock { state in
      guard let id = state.slotOf.removeValue(forKey: ObjectIdentifier(build)) else { return }
      state.slots[id] = instance.map(Slot.ready)
    }
  }
}
