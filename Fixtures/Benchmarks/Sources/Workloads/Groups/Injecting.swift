import Measuring
import Understudy

/// The rows of `@Injected`: of objects made in an override, and of those made outside one,
/// which follow the process default.
@Sendable func injectingRows() -> [any Row] {
  let base = Base(stagesAnd: 1_000)
  let hall = base.container.require(Hall.self)
  let stage = base.container.require((any Stage).self)
  _ = try! Container.bootstrap(label: "benchmark", replacing: true) {
    Registration(Hall.self, instance: hall)
    Registration((any Stage).self, instance: stage)
  }
  return [
    readInOverride(base), readInNone(base), readProtocolInOverride(base),
    makeInOverride(base), makeInNone(base),
  ]
}

/// An owner as its user writes it.
private final class Desk {
  @Injected var hall: Hall
}

/// The same without a container.
private final class PlainDesk {
  var hall: Hall
  init(_ hall: Hall) { self.hall = hall }
}

private final class StageDoor {
  @Injected var stage: any Stage
}

private final class PlainStageDoor {
  var stage: any Stage
  init(_ stage: any Stage) { self.stage = stage }
}

@inline(__always)
private func readPlain(_ base: Base, _ count: Int) {
  let desk = opaque(PlainDesk(base.table.instance(of: Hall.self)!))
  for _ in 0..<count { blackHole(desk.hall) }
}

@inline(__always)
private func read(_ count: Int) {
  let desk = opaque(Desk())
  for _ in 0..<count { blackHole(desk.hall) }
}

private func readInOverride(_ base: Base) -> Workload {
  Workload(
    "@Injected, later read, made in an override",
    reach: .times(1.5),
    figure: 23,
    peer: .injectedRead,
    limit: { count in readPlain(base, count) },
    ours: { count in withContainer(base.container) { read(count) } }
  )
}

/// As most owners have it: the property is a protocol.
private func readProtocolInOverride(_ base: Base) -> Workload {
  Workload(
    "the same of a protocol, made in an override",
    reach: .times(1.5),
    figure: 23,
    peer: .injectedRead,
    limit: { count in
      let desk = opaque(PlainStageDoor(base.table.value(of: (any Stage).self)!))
      for _ in 0..<count { blackHole(desk.stage) }
    },
    ours: { count in
      withContainer(base.container) {
        let desk = opaque(StageDoor())
        for _ in 0..<count { blackHole(desk.stage) }
      }
    }
  )
}

/// Each read asks whether there is an override by now: a task-local read on both sides.
private func readInNone(_ base: Base) -> Workload {
  Workload(
    "@Injected, later read, made outside any override",
    reach: .times(1.5),
    figure: 50,
    peer: .injectedRead,
    limit: { count in
      let desk = opaque(PlainDesk(base.table.instance(of: Hall.self)!))
      for _ in 0..<count {
        guard CurrentTable.table == nil else { return }
        blackHole(desk.hall)
      }
    },
    ours: { count in read(count) }
  )
}

private func makeInOverride(_ base: Base) -> Workload {
  Workload(
    "@Injected, make the owner and read once, in an override",
    reach: .times(2),
    figure: 72,
    peer: .injectedOwner,
    limit: { count in
      CurrentTable.$table.withValue(base.table) {
        for _ in 0..<count {
          let desk = opaque(PlainDesk(CurrentTable.table!.instance(of: Hall.self)!))
          blackHole(desk.hall)
        }
      }
    },
    ours: { count in withContainer(base.container) { make(count) } }
  )
}

private func makeInNone(_ base: Base) -> Workload {
  Workload(
    "@Injected, make the owner and read once, outside any override",
    reach: .times(2),
    figure: 72,
    peer: .injectedOwner,
    limit: { count in
      for _ in 0..<count {
        let table = CurrentTable.table ?? base.table
        let desk = opaque(PlainDesk(table.instance(of: Hall.self)!))
        blackHole(desk.hall)
      }
    },
    ours: { count in make(count) }
  )
}

@inline(__always)
private func make(_ count: Int) {
  for _ in 0..<count {
    let desk = opaque(Desk())
    blackHole(desk.hall)
  }
}
