import Measuring
import Understudy

/// What a test does to a container around its body.
let overridingOperations: [Operation] = [
  Operation("fork-override-resolve") {
    let container = Base(stagesAnd: 100).container
    return .thread { count in
      for _ in 0..<count {
        let fork = container.fork()
        fork.register(Hall.self) { Hall() }
        withContainer(fork) { blackHole(Container.current.require(Hall.self)) }
      }
    }
  },
  // Of which each counts: a fork has a hundred.
  Operation("fork-100-overrides") {
    let container = Base(1_000).container
    return .thread { count in overridingHundred(container, count / 100) }
  },
  Operation("block-override-resolve") {
    let container = Base(stagesAnd: 100).container
    return .thread { count in
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
  },
  Operation("enter-leave") {
    let container = Container(label: "entered")
    return .thread { count in
      for _ in 0..<count { withContainer(container) { pass() } }
    }
  },
  Operation("enter-leave-task") {
    let container = Container(label: "entered")
    return .task { count in
      for _ in 0..<count { withContainer(container) { pass() } }
    }
  },
  Operation("snapshot-register-restore") {
    let container = Base(stagesAnd: 100).container
    return .thread { count in
      for number in 0..<count {
        let snapshot = container.snapshot()
        seatRegistrations[number % seatRegistrations.count](container)
        try! container.restore(snapshot)
      }
    }
  },
]
