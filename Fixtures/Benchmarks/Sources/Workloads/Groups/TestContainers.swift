import Measuring
import Understudy
import UnderstudyTesting

/// The rows of a container as a test has it: a journal, strict, the live base behind a firewall.
@Sendable func testContainerRows() -> [any Row] {
  let base = Base(stagesAnd: 1_000)
  let mock = Container.mock(.strict, over: base.container)
  mock.register(Hall.self) { Hall() }
  _ = mock.require(Hall.self)
  return [
    Workload(
      "resolve a built double in a test container",
      reach: .times(6),
      figure: 22,
      limit: { count in
        for _ in 0..<count { blackHole(base.table.instance(of: Hall.self)!) }
      },
      ours: { count in
        for _ in 0..<count { blackHole(try! mock.resolve(Hall.self)) }
      }
    ),
    Workload(
      "the same in a test container, through Container.current",
      reach: .times(6),
      figure: 49,
      limit: { count in
        CurrentTable.$table.withValue(base.table) {
          for _ in 0..<count { blackHole(CurrentTable.table!.instance(of: Hall.self)!) }
        }
      },
      ours: { count in
        withContainer(mock) {
          for _ in 0..<count { blackHole(try! Container.current.resolve(Hall.self)) }
        }
      }
    ),
    Allocations("allocations: a built double in a test container", reach: .open) { count in
      for _ in 0..<count { blackHole(try! mock.resolve(Hall.self)) }
    },
  ]
}
