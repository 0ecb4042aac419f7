import Measuring
import Understudy

/// The rows of built singletons: from a container in hand, the current one, and through forks.
@Sendable func resolvingRows() -> [any Row] {
  let base = Base(stagesAnd: 1_000)
  return [
    inHand("a class", base) {
      blackHole(base.table.instance(of: Hall.self)!)
    } ours: {
      blackHole(try! base.container.resolve(Hall.self))
    },
    inHand("a protocol", base) {
      blackHole(base.table.value(of: (any Stage).self)!)
    } ours: {
      blackHole(try! base.container.resolve((any Stage).self))
    },
    inHand("a struct", base) {
      blackHole(base.table.value(of: Ticket.self)!)
    } ours: {
      blackHole(try! base.container.resolve(Ticket.self))
    },
    inTurns(base, Base(stagesAnd: 1_000)),
    throughCurrent(base), asyncForm(base), asyncFormOfCurrent(base),
    nested(base), growth(),
  ]
}

/// One of 1,000 keys. Inlined, so that both bodies are loops and not calls in loops.
@inline(__always)
private func inHand(
  _ what: String,
  _ base: Base,
  limit: @escaping @Sendable () -> Void,
  ours: @escaping @Sendable () -> Void
) -> Workload {
  Workload(
    "resolve a built singleton of 1,000, \(what)",
    reach: .times(2),
    figure: 22,
    peer: .built,
    limit: { count in for _ in 0..<count { limit() } },
    ours: { count in for _ in 0..<count { ours() } }
  )
}

/// What is remembered about one container must not be lost to another.
private func inTurns(_ first: Base, _ second: Base) -> Workload {
  Workload(
    "the same of two containers in turns, each",
    reach: .times(2),
    figure: 22,
    peer: .built,
    limit: { count in
      for _ in 0..<(count + 1) / 2 {
        blackHole(first.table.instance(of: Hall.self)!)
        blackHole(second.table.instance(of: Hall.self)!)
      }
    },
    ours: { count in
      for _ in 0..<(count + 1) / 2 {
        blackHole(try! first.container.resolve(Hall.self))
        blackHole(try! second.container.resolve(Hall.self))
      }
    }
  )
}

private func throughCurrent(_ base: Base) -> Workload {
  Workload(
    "the same through Container.current",
    reach: .times(1.5),
    figure: 49,
    peer: .built,
    limit: { count in
      CurrentTable.$table.withValue(base.table) {
        for _ in 0..<count { blackHole(CurrentTable.table!.instance(of: Hall.self)!) }
      }
    },
    ours: { count in
      withContainer(base.container) {
        for _ in 0..<count { blackHole(try! Container.current.resolve(Hall.self)) }
      }
    }
  )
}

/// Its limit is our own synchronous form.
private func asyncForm(_ base: Base) -> Workload {
  @Sendable func synchronous(_ count: Int) {
    for _ in 0..<count { blackHole(try! base.container.resolve(Hall.self)) }
  }
  return Workload(
    inTask: "the async form of a given container, against the sync form",
    reach: .times(3),
    limit: { synchronous($0) },
    ours: { count in
      for _ in 0..<count { blackHole(try! await base.container.resolve(Hall.self)) }
    }
  )
}

private func asyncFormOfCurrent(_ base: Base) -> Workload {
  @Sendable func synchronous(_ count: Int) {
    for _ in 0..<count { blackHole(try! Container.current.resolve(Hall.self)) }
  }
  return Workload(
    inTask: "the async form of Container.current, against the sync form",
    reach: .times(3),
    limit: { count in withContainer(base.container) { synchronous(count) } },
    ours: { count in
      await withContainer(base.container) {
        for _ in 0..<count { blackHole(try! await Container.current.resolve(Hall.self)) }
      }
    }
  )
}

/// The same through one override and through six, each of another key.
private func nested(_ base: Base) -> Workload {
  @Sendable func resolve(_ count: Int) {
    for _ in 0..<count { blackHole(try! Container.current.resolve(Hall.self)) }
  }
  return Workload(
    "resolve through 6 nested forks, against one fork",
    reach: .times(1.5),
    limit: { count in
      withContainer(base.container) {
        withContainer {
          $0.register(House.self) { House() }
        } operation: {
          resolve(count)
        }
      }
    },
    ours: { count in withContainer(base.container) { inForks(6) { resolve(count) } } }
  )
}

private func inForks(_ depth: Int, _ body: () -> Void) {
  guard depth > 0 else { return body() }
  withContainer {
    $0.register(House.self) { House() }
  } operation: {
    inForks(depth - 1, body)
  }
}

/// Four keys that lie far apart in the big one.
private func growth() -> Workload {
  let small = growthBase(10)
  let big = growthBase(100_000)
  @Sendable func resolve(_ container: Container, _ count: Int) {
    for _ in 0..<(count + 3) / 4 {
      blackHole(try! container.resolve(Seat<D0, D0, D0, D1>.self))
      blackHole(try! container.resolve(Seat<D0, D0, D0, D3>.self))
      blackHole(try! container.resolve(Seat<D0, D0, D0, D5>.self))
      blackHole(try! container.resolve(Seat<D0, D0, D0, D7>.self))
    }
  }
  return Workload(
    "growth: 100,000 registrations against 10",
    reach: .times(1.5),
    limit: { resolve(small, $0) },
    ours: { resolve(big, $0) }
  )
}

/// A container with so many keys, built: up to 10,000 types, under as many names as it takes.
private func growthBase(_ count: Int) -> Container {
  let container = Container(label: "\(count) registrations")
  func fill<Key: Fillable>(_ type: Key.Type, _ name: String?) {
    container.register(type, name: name) { Key() }
    _ = container.require(type, name: name)
  }
  let types = seatTypes(min(count, 10_000))
  for number in 0..<count {
    let round = number / types.count
    let type: any Fillable.Type = types[number % types.count]
    fill(type, round == 0 ? nil : "round \(round)")
  }
  return container
}
