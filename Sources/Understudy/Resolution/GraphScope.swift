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

  private let slots = Lock<[SlotID: Slot]>([:])

  func claim(
    _ record: RegistrationRecord,
    in container: Container,
    makeBuild: () -> Build
  ) -> Claim {
    let id = SlotID(container: container.id, registration: record.id)
    return slots.withLock { slots in
      switch slots[id] {
      case .ready(let instance)?: return .ready(instance)
      case .building(let build)?: return .join(build)
      case nil:
        let build = makeBuild()
        slots[id] = .building(build)
        return .build(build)
      }
    }
  }

  /// Ends a build; `nil` leaves the slot empty.
  func finish(_ build: Build, _ instance: InstanceRecord?) {
    slots.withLock { slots in
      for case (let id, .building(let current)) in slots where current === build {
        slots[id] = instance.map(Slot.ready)
      }
    }
  }
}
