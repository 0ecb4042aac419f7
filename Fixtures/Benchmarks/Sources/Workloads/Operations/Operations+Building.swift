import Measuring
import Understudy

/// What builds and what registers.
let buildingOperations: [Operation] = [
  Operation("transient") {
    let container = Container(label: "transient")
    container.register(Hall.self, lifetime: .transient) { Hall() }
    return .thread { count in
      for _ in 0..<count { blackHole(try! container.resolve(Hall.self)) }
    }
  },
  Operation("chain-of-10") {
    let container = Container(label: "chain")
    addChain(to: container)
    return .thread { count in
      for _ in 0..<count { blackHole(try! container.resolve(Step<D0>.self)) }
    }
  },
  // Each of fifty, and of three hundred: whole graphs would take minutes.
  Operation("graph-of-50-each") {
    let build = coldGraph()
    return .thread { build($0 / 50) }
  },
  Operation("season-each") {
    let season = SeasonStage()
    return .thread { count in
      for _ in 0..<count / 300 { season.resolveAll(in: season.container.fork()) }
    }
  },
  Operation("season-override-each") {
    let season = SeasonStage()
    season.resolveAll(in: season.container)
    return .thread { count in
      for _ in 0..<count / season.chain.count { season.overrideEnd(over: season.container) }
    }
  },
  Operation("register") {
    let container = Base(stagesAnd: 100).container
    return .thread { count in
      for number in 0..<count { seatRegistrations[number % seatRegistrations.count](container) }
    }
  },
]

/// One of a chain, each of which needs the next.
private final class Step<Place: Digit>: Sendable {
  let next: (any AnyObject & Sendable)?
  init(_ next: (any AnyObject & Sendable)? = nil) { self.next = next }
}

private func addChain(to container: Container) {
  container.register(Step<D9>.self, lifetime: .transient) { Step<D9>() }
  addStep(D8.self, to: container)
  addStep(D7.self, to: container)
  addStep(D6.self, to: container)
  addStep(D5.self, to: container)
  addStep(D4.self, to: container)
  addStep(D3.self, to: container)
  addStep(D2.self, to: container)
  addStep(D1.self, to: container)
  addStep(D0.self, to: container)
}

private func addStep<Place: Digit>(_: Place.Type, to container: Container) {
  container.register(Step<Place>.self, lifetime: .transient) {
    try Step<Place>($0.resolve(Step<Place.Next>.self))
  }
}
