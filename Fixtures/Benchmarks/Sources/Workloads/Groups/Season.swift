import Measuring
import Season
import SeasonModel
import Understudy

/// The rows of an app of 300 registrations in twelve modules; a piece is all of what a row says.
@Sendable func seasonRows() -> [any Row] {
  let season = SeasonStage()
  return [registering(), configuring(), resolving(season), overriding(season)]
}

/// Next to putting them into a dictionary.
private func registering() -> Workload {
  Workload(
    "register 300 in a new container",
    reach: .open,
    unit: .microseconds,
    limit: { count in
      for _ in 0..<count {
        let table = PartTable()
        for part in seasonRegistrations(BuildLog(isKept: false)) { table.add(part) }
        blackHole(table)
      }
    },
    ours: { count in for _ in 0..<count { blackHole(registered()) } }
  )
}

/// Next to registering what the modules have, without them.
private func configuring() -> Workload {
  Workload(
    "configure a new container with 12 modules of 300",
    reach: .open,
    unit: .microseconds,
    limit: { count in for _ in 0..<count { blackHole(registered()) } },
    ours: { count in
      for _ in 0..<count {
        let container = Container(label: "season")
        _ = try! container.configure(season(BuildLog(isKept: false)))
        blackHole(container)
      }
    }
  )
}

private func registered() -> Container {
  let container = Container(label: "season")
  container.register {
    seasonRegistrations(BuildLog(isKept: false)).map { $0 as any AnyRegistration }
  }
  return container
}

/// What nobody needs, and so all the rest, in a fork that has built nothing.
private func resolving(_ season: SeasonStage) -> Workload {
  Workload(
    "resolve all of 300 from cold",
    reach: .times(6),
    unit: .microseconds,
    limit: { count in
      for _ in 0..<count {
        let slots = LazySlots(season.factories)
        for place in season.roots { blackHole(slots[place]) }
      }
    },
    ours: { count in
      for _ in 0..<count { season.resolveAll(in: season.container.fork()) }
    }
  )
}

/// In a fork that has all that is built, the end of the longest chain is replaced, and its head asked
/// for.
private func overriding(_ season: SeasonStage) -> Workload {
  let base = season.container.fork()
  season.resolveAll(in: base)
  nonisolated(unsafe) let slots = LazySlots(season.factories)  // a limit runs on one thread
  for place in season.roots { blackHole(slots[place]) }
  let (head, end) = (season.chain.first!, season.chain.last!)
  let emptied = season.dependents(on: end)
  return Workload(
    "override the end of a chain of \(season.chain.count), resolve its head",
    reach: .times(8),
    unit: .microseconds,
    limit: { count in
      for _ in 0..<count {
        slots.empty(emptied)
        blackHole(slots[head])
      }
    },
    ours: { count in
      for _ in 0..<count { season.overrideEnd(over: base) }
    }
  )
}

/// The least that registering can be: a dictionary by key, under a lock.
private final class PartTable {
  private let mutex = BareMutex()
  private var parts: [Key: any AnyRegistration] = [:]

  deinit { mutex.destroy() }

  @inline(never)
  func add(_ part: any AnyRegistration) { mutex.withLock { parts[part.key] = part } }
}
