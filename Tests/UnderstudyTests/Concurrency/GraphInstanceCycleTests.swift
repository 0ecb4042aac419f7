import TestSupport
import Testing
import Understudy

/// Each of two threads builds one and asks for the other, one of them through a graph instance.
@Suite(.tags(.scenario40), .timeLimit(.minutes(5))) struct `A cycle through a graph instance` {
  @Test func `a cycle through a graph instance that is split over two threads is an error`()
    async throws
  {
    let container = Container(label: "app")
    // Far beyond the time limit of the suite: only finding the cycle can end the waits.
    container.waitTimeout = .ample
    let bothRun = Crowd(of: 2)
    let (aMayAsk, bMayAsk) = (Latch(), Latch())
    container.register(Hall.self, name: "A") {
      bothRun.arrive()
      aMayAsk.block()
      return try $0.resolve(Hall.self, name: "graph")
    }
    container.register(Hall.self, name: "graph", lifetime: .graph) {
      try $0.resolve(Hall.self, name: "B")
    }
    container.register(Hall.self, name: "B") {
      bothRun.arrive()
      bMayAsk.block()
      return try $0.resolve(Hall.self, name: "A")
    }
    let answers = ["A", "B"].map { name in
      thread { () -> ContainerError.Kind? in
        do throws(ContainerError) {
          _ = try container.now(Hall.self, name: name)
          return nil
        } catch {
          return error.kind
        }
      }
    }
    await bothRun.assembled()
    aMayAsk.open()
    bMayAsk.open()
    for answer in answers { #expect(try await answer.value == .circularDependency) }
  }
}

/// Somebody else waits for what a factory has asked for and given up.
@Suite(.tags(.scenario40), .timeLimit(.minutes(5))) struct `An abandoned wait` {
  @Test func `an abandoned wait is no part of a cycle, though its build continues`() async throws {
    let container = Container(label: "app")
    let isRunning = Latch()
    let mayGiveUp = Latch()
    let hasGivenUp = Latch()
    let mayEnd = Latch()
    container.register(Hall.self, name: "A") { (resolver: Resolver) async throws in
      let asking = Task { try await resolver.resolve(Hall.self, name: "B") }
      await mayGiveUp.wait()
      asking.cancel()
      _ = await asking.result
      hasGivenUp.open()
      await mayEnd.wait()
      return Hall(name: "A")
    }
    container.register(Hall.self, name: "B") { (resolver: Resolver) async throws in
      isRunning.open()
      await hasGivenUp.wait()
      let asking = await suspended { try await resolver.resolve(Hall.self, name: "A") }
      mayEnd.open()
      return Hall(name: "B of \(try await asking.value.name)")
    }
    try await patiently { () async throws in
      let a = await container.waiter(for: Hall.self, name: "A")
      await isRunning.wait()
      let b = await container.waiter(for: Hall.self, name: "B")
      mayGiveUp.open()
      #expect(try await a.value.name == "A")
      #expect(try await b.value.name == "B of A")
    }
  }
}
