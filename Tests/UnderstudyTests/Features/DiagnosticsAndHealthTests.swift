import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyInsight
@testable import UnderstudyModules

/// What a container reports about itself.
@Suite struct `Diagnostics, health and maintenance` {
  private let container = Container(label: "box office")

  @Test(.tags(.rowD1))
  func `the value counts by lifetime, built, weak alive and released, and has the keys`() throws {
    container.register(Printing.self) { Printing(mailer: SMTPMailer(host: "mx")) }
    container.register(Seat.self, lifetime: .transient) { Seat() }
    container.register(Hall.self, lifetime: .weak) { Hall() }
    container.register(Hall.self, name: "held", lifetime: .weak) { Hall() }
    _ = (try container.resolve(Printing.self), try container.resolve(Hall.self))
    let held = try container.resolve(Hall.self, name: "held")

    let diagnostics = container.diagnostics()

    let counts = diagnostics.counts
    #expect((counts.singletons, counts.transients, counts.weak) == (1, 1, 2))
    #expect((counts.built, counts.weakAlive, counts.weakReleased) == (2, 1, 1))
    #expect(diagnostics.entries.map(\.key) == container.registeredKeys)
    #expect(
      diagnostics.description == """
        Container "box office", open: 4 registrations, 2 instances.
          lifetimes: 1 singleton, 1 transient, 2 weak
          instances: 2 built, 1 weak alive, 1 weak released
        """
    )
    #expect(diagnostics.detailedReport.contains("\n    Hall(name: held): weak, built, at "))
    extendLifetime(held)
  }

  @Test(.tags(.rowD2, .scenario38)) func `a fresh container is healthy, and critical is reachable`()
  {
    #expect(container.health().status == .healthy)
    for line: UInt in 1...5 { container.register(Hall.self, line: line) { Hall() } }
    #expect(container.health().status == .issues)
    container.freeze()
    container.register(Hall.self) { Hall() }
    let health = container.health()
    #expect(health.status == .critical)
    #expect(health.findings.allSatisfy { !$0.reason.isEmpty && !$0.recommendation.isEmpty })
  }

  @Test(.tags(.rowD2))
  func `services check themselves concurrently, with a limit each and a reason`() async {
    let crowd = Crowd(of: 2)
    for health in [ServiceHealth.degraded("slow"), .unhealthy("down")] {
      container.register(
        Gateway.self,
        name: health.reason,
        instance: Gateway {
          crowd.arrive()
          await crowd.assembled()
          return health
        }
      )
    }
    #expect(
      await container.checkServices(limit: .ample).description == """
        2 services, unhealthy:
          Gateway(name: slow): degraded: slow
          Gateway(name: down): unhealthy: down
        """
    )
    let (clock, never, stuck) = (SteppedClock(), Latch(), Container())
    stuck.register(
      Gateway.self,
      instance: Gateway {
        await never.wait()
        return .healthy
      }
    )
    async let late = stuck.checkServices(limit: .seconds(5), clock: clock)
    await clock.slept(times: 1)
    clock.advance(by: .seconds(5))
    #expect(
      await late.entries.map(\.health) == [.unhealthy("The check took longer than 5.0 seconds.")]
    )
    never.open()
  }

  @Test(.tags(.rowD3)) func `released entries are removed on request and under memory pressure`()
    async throws
  {
    container.register(Hall.self, lifetime: .weak) { Hall() }
    func forget() throws { _ = try container.resolve(Hall.self) }
    try forget()
    #expect(container.purgeReleasedInstances() == [Key(Hall.self)])
    #expect(container.diagnostics().counts.weakReleased == 0)

    try forget()
    let (events, pressure) = AsyncStream.makeStream(of: MemoryPressure.self)
    let (reports, reported) = AsyncStream.makeStream(of: PurgeReport.self)
    let response = container.respondToMemoryPressure(to: events) { reported.yield($1) }
    pressure.yield(.warning)
    var iterator = reports.makeAsyncIterator()
    #expect(await iterator.next()?.releasedWeakInstances == [Key(Hall.self)])
    response.cancel()
  }

  @Test(.tags(.rowD6)) func `keys are listed, and looked up through ancestors`() {
    container.register(Hall.self) { Hall() }
    container.register((any Mailer).self, name: "backup") { SMTPMailer(host: "mx") }
    let child = Container(parent: container)
    child.register(Seat.self) { Seat() }
    #expect(container.registeredKeys.map(\.description) == ["Hall", "Mailer(name: backup)"])
    #expect(child.registeredKeys == [Key(Seat.self)])
    #expect(child.isRegistered(Hall.self) && !container.isRegistered(Seat.self))
  }

  @Test(.tags(.rowD6))
  func `validate() names every missing key and every cycle, and leaves nothing behind`()
    throws
  {
    container.register(Office.self) { Office(printing: try $0.resolve()) }
    container.register(Theatre.self) { resolver in
      _ = try resolver.resolve(Hall.self)
      return Theatre(office: try resolver.resolve())
    }
    container.register(Hall.self) { Hall(name: try $0.resolve()) }
    container.register(String.self) { try $0.resolve(Hall.self).name }
    container.register(Seat.self) { Seat() }
    let error = #expect(throws: ContainerError.self) { try container.validate() }
    guard case .validationFailed(_, let failures)? = error else {
      Issue.record("validation did not fail")
      return
    }
    #expect(failures.map(\.kind) == [.dependencyNotRegistered, .circularDependency])
    #expect(failures.map(\.key) == [Key(Printing.self), Key(Hall.self)])
    #expect(container.diagnostics().counts.built == 0)
  }
}

// MARK: - Fixtures

private struct Gateway: HealthChecking {
  let check: @Sendable () async -> ServiceHealth
  func checkHealth() async -> ServiceHealth { await check() }
}
