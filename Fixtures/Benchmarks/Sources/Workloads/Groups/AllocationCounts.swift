import Measuring
import Understudy

/// Reads of what is built, none of which may allocate.
@Sendable func allocationRows() -> [any Row] {
  let base = Base(stagesAnd: 1_000)
  let container = base.container
  let other = Base(stagesAnd: 10).container
  return [
    Allocations("allocations: a built class") { count in
      for _ in 0..<count { blackHole(try! container.resolve(Hall.self)) }
    },
    Allocations("allocations: a built struct") { count in
      for _ in 0..<count { blackHole(try! container.resolve(Ticket.self)) }
    },
    Allocations("allocations: a built protocol") { count in
      for _ in 0..<count { blackHole(try! container.resolve((any Stage).self)) }
    },
    Allocations("allocations: of two containers in turns") { count in
      for _ in 0..<count {
        blackHole(try! container.resolve(Hall.self))
        blackHole(try! other.resolve(Hall.self))
      }
    },
    Allocations("allocations: through Container.current") { count in
      withContainer(container) {
        for _ in 0..<count { blackHole(try! Container.current.resolve(Hall.self)) }
      }
    },
  ] + asynchronousReads(container) + injectedReads(container)
}

private func asynchronousReads(_ container: Container) -> [Allocations] {
  [
    Allocations(inTask: "allocations: the async form, a class") { count in
      for _ in 0..<count { blackHole(try! await container.resolve(Hall.self)) }
    },
    Allocations(inTask: "allocations: the async form, a struct") { count in
      for _ in 0..<count { blackHole(try! await container.resolve(Ticket.self)) }
    },
    Allocations(inTask: "allocations: the async form, a protocol") { count in
      for _ in 0..<count { blackHole(try! await container.resolve((any Stage).self)) }
    },
  ]
}

private final class Window {
  @Injected var hall: Hall
  @Injected var ticket: Ticket
  @Injected var stage: any Stage
}

private func injectedReads(_ container: Container) -> [Allocations] {
  @Sendable func read(_ body: (Window) -> Void) {
    withContainer(container) { body(opaque(Window())) }
  }
  return [
    Allocations("allocations: @Injected, a class") { count in
      read { window in for _ in 0..<count { blackHole(window.hall) } }
    },
    Allocations("allocations: @Injected, a struct") { count in
      read { window in for _ in 0..<count { blackHole(window.ticket) } }
    },
    Allocations("allocations: @Injected, a protocol") { count in
      read { window in for _ in 0..<count { blackHole(window.stage) } }
    },
  ]
}
