import Measuring
import Understudy

/// Snapshots of a big container and of a small one.
func snapshots() -> [Workload] {
  let small = Base(stagesAnd: 10)
  let big = Base(stagesAnd: 10_000)
  let name = "snapshot, register one, restore"
  return [
    Workload(
      "\(name), of 10,000",
      reach: .atMost(2_000),
      figure: 300,
      peer: .snapshot,
      limit: { count in
        let table = FactoryTable(over: big.table)
        for _ in 0..<count {
          let snapshot = table.snapshot()
          table.register(Hall.self) { Hall() }
          table.restore(snapshot)
        }
      },
      ours: { count in thereAndBack(big.container, count) }
    ),
    Workload(
      "growth: \(name), 10,000 against 10",
      reach: .times(1.5),
      limit: { count in thereAndBack(small.container, count) },
      ours: { count in thereAndBack(big.container, count) }
    ),
  ]
}

private func thereAndBack(_ container: Container, _ count: Int) {
  for _ in 0..<count {
    let snapshot = container.snapshot()
    container.register(Hall.self) { Hall() }
    try! container.restore(snapshot)
  }
}
