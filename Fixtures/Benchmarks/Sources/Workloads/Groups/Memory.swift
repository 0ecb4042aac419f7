import Measuring
import Understudy

/// The rows of the heap.
@Sendable func memoryRows() -> [any Row] {
  let types = seatTypes(Footprint.count)
  let base = Base(stagesAnd: 1_000)
  return [
    Footprint(
      "memory of a registration",
      reach: .atMost(250),
      figure: 159,
      peer: .registrationMemory
    ) { _ in
      let registry = Registry()
      func fill<Key: Fillable>(_ type: Key.Type) { registry.register(type) { Key() } }
      for type in types { fill(type) }
      return [registry]
    } ours: { _ in
      let container = Container()
      func fill<Key: Fillable>(_ type: Key.Type) { container.register(type) { Key() } }
      for type in types { fill(type) }
      return [container]
    },
    Footprint(
      "memory of an empty container",
      reach: .atMost(500),
      peer: .containerMemory,
      limit: nil
    ) { count in
      (0..<count).map { _ in Container() }
    },
    Footprint("memory of a fork", reach: .atMost(500), limit: nil) { count in
      (0..<count).map { _ in base.container.fork() }
    },
    Footprint("memory of a fork that shares instances", reach: .atMost(500), limit: nil) { count in
      (0..<count).map { _ in base.container.fork(sharing: .builtInstances) }
    },
  ]
}
