import Understudy

/// Every row of the table, in its order, by what it measures.
///
/// Made one group after the other: with the first double in a process, containers look for doubles
/// in what they hold, and only tests have doubles.
public let workloadGroups: [(name: String, make: @Sendable () -> [Workload])] = [
  ("containers", containerWorkloads), ("doubles", doubleWorkloads),
]

@Sendable private func containerWorkloads() -> [Workload] {
  [builtSingleton(registrations: 1_000), transient()]
    + [enterAndLeave(in: .thread), enterAndLeave(in: .task)]
    + [0, 1_000, 10_000].map(forkAndOverride)
    + [0, 1_000, 10_000].map(overrideInBlock)
}

/// The two bases of the same size: a container with everything built, and the bare table.
private func bases(_ count: Int) -> (container: Container, table: PointerTable) {
  let container = Container(label: "base of \(count)")
  var entries: [(key: any Any.Type, instance: AnyObject)] = []
  func fill<Seat: Fillable>(_ type: Seat.Type) {
    container.register(type) { Seat() }
    entries.append((type, container.require(type)))
  }
  for type in seatTypes(count) { fill(type) }
  return (container, PointerTable(entries))
}

private func builtSingleton(registrations: Int) -> Workload {
  typealias Sought = Seat<D0, D5, D0, D0>
  let (container, table) = bases(registrations)
  return Workload(
    "resolve a built singleton, \(registrations) keys",
    reach: 2,
    limit: { count in
      for _ in 0..<count { blackHole(table.instance(of: Sought.self)!) }
    },
    ours: { count in
      for _ in 0..<count { blackHole(try! container.resolve(Sought.self)) }
    }
  )
}

private func transient() -> Workload {
  let container = Container(label: "transient")
  container.register(Hall.self, lifetime: .transient) { Hall() }
  let make: @Sendable () -> Hall = { Hall() }
  let factory = opaque(make)
  return Workload(
    "resolve a transient",
    reach: 4.5,
    limit: { count in
      for _ in 0..<count { blackHole(factory()) }
    },
    ours: { count in
      for _ in 0..<count { blackHole(try! container.resolve(Hall.self)) }
    }
  )
}

private func enterAndLeave(in place: Workload.Place) -> Workload {
  let overlay = Overlay(over: PointerTable([]), overriding: Hall.self) { Hall() }
  let container = Container(label: "override")
  return Workload(
    "withContainer, enter and leave, \(place == .task ? "in a task" : "no task")",
    reach: 1.5,
    in: place,
    limit: { count in
      for _ in 0..<count { Overlay.$current.withValue(overlay) { pass() } }
    },
    ours: { count in
      for _ in 0..<count { withContainer(container) { pass() } }
    }
  )
}

private func forkAndOverride(base count: Int) -> Workload {
  let (container, table) = bases(count)
  return Workload(
    "fork, override, resolve, leave: base \(count)",
    reach: 3,
    limit: overlayLimit(over: table),
    ours: { count in
      for _ in 0..<count {
        let fork = container.fork()
        fork.register(Hall.self) { Hall() }
        withContainer(fork) { blackHole(Container.current.require(Hall.self)) }
      }
    }
  )
}

private func overrideInBlock(base count: Int) -> Workload {
  let (container, table) = bases(count)
  return Workload(
    "withContainer { override }, resolve, leave: base \(count)",
    reach: 3,
    limit: overlayLimit(over: table),
    ours: { count in
      withContainer(container) {
        for _ in 0..<count {
          withContainer {
            $0.register(Hall.self) { Hall() }
          } operation: {
            blackHole(Container.current.require(Hall.self))
          }
        }
      }
    }
  )
}

private func overlayLimit(over table: PointerTable) -> @Sendable (Int) -> Void {
  { count in
    for _ in 0..<count {
      let overlay = Overlay(over: table, overriding: Hall.self) { Hall() }
      Overlay.$current.withValue(overlay) {
        blackHole(Overlay.current!.resolve(Hall.self)!)
      }
    }
  }
}

@inline(never)
@_optimize(none)
private func pass() {}
