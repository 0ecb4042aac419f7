import Foundation
import TestSupport
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

@Suite struct `The limit of an audit` {
  let container = Container(label: "app")

  @Test(.timeLimit(.minutes(5)))
  func `holds for a factory that never returns, and the audit continues`() async throws {
    let (clock, build) = (SteppedClock(), HeldBuild())
    container.register(Hall.self) { (_: Resolver) async throws in
      await build.hold()
      return Hall()
    }
    let line = #line - 4
    container.register(Office.self) { resolver async throws in
      Office(printing: try await resolver.resolve())
    }
    async let auditing = container.audit(limit: .seconds(3), clock: clock)
    await build.started()
    await clock.slept(times: 1)
    clock.advance(by: .seconds(3))
    let audit = try await auditing
    build.end()
    #expect(audit.failures.map(\.kind) == [.factoryFailed, .dependencyNotRegistered])
    let site = #line - 7
    #expect(
      audit.failures[0].description == """
        The factory of Hall failed: it had not returned after 3.0 seconds, so the audit continued.
          resolved at UnderstudyTests/AuditLimitTests.swift:\(site)
          registered at UnderstudyTests/AuditLimitTests.swift:\(line)
          container: "app"
          fix: if it is only slow, raise audit(limit:); otherwise find out what the factory waits \
        for.
        """
    )
  }

  @Test(.timeLimit(.minutes(5)))
  func `is not needed if the caller is cancelled`() async throws {
    let (begun, beginning) = AsyncStream<Void>.makeStream()
    let gate = Latch()
    container.register(Hall.self) { (_: Resolver) async throws in
      beginning.yield()
      await gate.wait()
      return Hall()
    }
    let audit = Task { try await container.audit(limit: .ample) }
    var iterator = begun.makeAsyncIterator()
    _ = await iterator.next()
    audit.cancel()
    await #expect(throws: CancellationError.self) { try await audit.value }
    gate.open()
  }

  @Test(.timeLimit(.minutes(5)))
  func `holds for a factory that blocks its thread`() async throws {
    let (clock, build) = (SteppedClock(), HeldBuild())
    container.register(Seat.self) {
      build.block()
      return Seat()
    }
    async let auditing = container.audit(clock: clock)
    await build.started()
    await clock.slept(times: 1)
    clock.advance(by: .seconds(10))
    let audit = try await auditing
    build.end()
    #expect(audit.failures.map(\.kind) == [.factoryFailed])
  }

  // As many as there are threads for all tasks, and more.
  @Test(.timeLimit(.minutes(5)))
  func `holds for every resolve that needs a factory that blocks its thread`() async throws {
    let clock = SteppedClock()
    let blocked = Latch()
    container.register(Hall.self) {
      blocked.block()
      return Hall()
    }
    let others = ProcessInfo.processInfo.activeProcessorCount + 2
    for number in 0..<others {
      container.register(Office.self, name: "\(number)") { resolver in
        _ = try resolver.resolve(Hall.self)
        throw Broken()
      }
    }
    async let auditing = container.audit(limit: .seconds(3), clock: clock)
    for times in 1...others + 1 {
      await clock.slept(times: times)
      clock.advance(by: .seconds(3))
    }
    let audit = try await auditing
    blocked.open()
    #expect(audit.failures.map(\.context.reportedKey.type).count { $0 == Office.self } == others)
    #expect(audit.failures.count == others + 1)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a long cycle is one failure, whichever of its keys was tried first`() async throws {
    let count = 60
    for number in 0..<count {
      container.register(Seat.self, name: "\(number)") { resolver in
        try resolver.resolve(Seat.self, name: "\((number + 1) % count)")
      }
    }
    let audit = try await container.audit()
    #expect(audit.failures.map(\.kind) == [.circularDependency])
    #expect(audit.graph.cycles.count == 1 && audit.graph.edges.count == count)
  }

  @Test func `a factory that cancels itself has failed`() async throws {
    container.register(Hall.self) { (_: Resolver) async throws in throw CancellationError() }
    container.register(Seat.self) { throw CancellationError() }
    let audit = try await container.audit()
    #expect(audit.failures.map(\.kind) == [.factoryFailed, .factoryFailed])
  }
}
