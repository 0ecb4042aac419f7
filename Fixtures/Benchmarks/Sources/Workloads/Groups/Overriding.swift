import Measuring
import Understudy

/// The rows of overrides. Those of a base stand next to the same work by hand, and next to ours
/// over an empty base.
@Sendable func overridingRows() -> [any Row] {
  let bases = [0, 1_000, 10_000].map { (size: $0, base: Base(stagesAnd: $0)) }
  let empty = bases[0].base
  return [enterAndLeave(inTask: false), enterAndLeave(inTask: true)]
    + bases.map { overlaid("fork, override, resolve, leave", $0.base, $0.size, fork) }
    + bases.dropFirst().map { flat("fork and override", empty, $0.base, $0.size, fork) }
    + bases.map { overlaid("withContainer { override }, resolve, leave", $0.base, $0.size, block) }
    + bases.dropFirst().map { flat("withContainer { override }", empty, $0.base, $0.size, block) }
    + manyOverrides() + snapshots()
}

private typealias Override = @Sendable (_ container: Container, _ count: Int) -> Void

private func enterAndLeave(inTask: Bool) -> Workload {
  let overlay = Overlay(over: PointerTable([]), overriding: Hall.self) { Hall() }
  let container = Container(label: "override")
  let limit: @Sendable (Int) -> Void = { count in
    for _ in 0..<count { Overlay.$current.withValue(overlay) { pass() } }
  }
  let ours: @Sendable (Int) -> Void = { count in
    for _ in 0..<count { withContainer(container) { pass() } }
  }
  let name = "withContainer, enter and leave"
  guard inTask else {
    return Workload(
      "\(name), no task",
      reach: .times(1.5),
      figure: 55,
      peer: .enterAndLeave,
      limit: limit,
      ours: ours
    )
  }
  return Workload(
    inTask: "\(name), in a task",
    reach: .times(1.5),
    figure: 84,
    peer: .enterAndLeave,
    limit: limit,
    ours: ours
  )
}

/// In a fork that shares nothing.
@Sendable private func fork(_ container: Container, _ count: Int) {
  for _ in 0..<count {
    let fork = container.fork()
    fork.register(Hall.self) { Hall() }
    withContainer(fork) { blackHole(Container.current.require(Hall.self)) }
  }
}

/// In the fork that `withContainer` makes, which shares what is built.
@Sendable private func block(_ container: Container, _ count: Int) {
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

private func overlaid(
  _ name: String,
  _ base: Base,
  _ size: Int,
  _ ours: @escaping Override
) -> Workload {
  Workload(
    "\(name): base \(size)",
    reach: .times(4),
    figure: 265,
    peer: size == 0 ? .override : size == 1_000 ? .overrideOf1000 : nil,
    limit: { count in
      for _ in 0..<count {
        let overlay = Overlay(over: base.table, overriding: Hall.self) { Hall() }
        Overlay.$current.withValue(overlay) {
          blackHole(Overlay.current!.resolve(Hall.self)!)
        }
      }
    },
    ours: { ours(base.container, $0) }
  )
}

/// The same at every size, less what two runs differ by.
private func flat(
  _ name: String,
  _ small: Base,
  _ big: Base,
  _ size: Int,
  _ ours: @escaping Override
) -> Workload {
  Workload(
    "growth: \(name), base \(size) against 0",
    reach: .times(1.2),
    limit: { ours(small.container, $0) },
    ours: { ours(big.container, $0) }
  )
}
