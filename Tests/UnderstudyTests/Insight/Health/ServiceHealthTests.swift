import Foundation
import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `Health of services` {
  private let container = Container(label: "box office")

  private func give<Value>(_ type: Value.Type, name: String? = nil) throws -> Value {
    try container.resolve(type, name: name)
  }

  @Test func `existing instances that can check themselves are checked, and none is built`()
    async throws
  {
    container.register((any Mailer).self, instance: SMTPMailer(host: "mx"))
    container.register((any Desk).self, name: "ready", instance: Clerk(.degraded("at lunch")))
    container.register((any Desk).self, name: "built") { Clerk(.healthy) }
    container.register((any Desk).self, name: "idle") { Clerk(.unhealthy("never asked")) }
    container.register(Till.self) { Till() }
    _ = (try give((any Desk).self, name: "built"), try give(Till.self))

    let services = await container.checkServices()

    #expect(
      services.description == """
        3 services, degraded:
          Desk(name: ready): degraded: at lunch
          Desk(name: built): healthy
          Till: healthy
        """
    )
    #expect(services[Key(Till.self)] == .healthy && services[Key((any Mailer).self)] == nil)
    #expect(container.diagnostics()[Key((any Desk).self, name: "idle")]?.state == .idle)
    #expect(await Container().checkServices().description == "No service was checked.")
  }

  @Test func `a check that throws is unhealthy, with its error`() async {
    container.register(Clerk.self, instance: Clerk { throw Broken() })
    let services = await container.checkServices()
    #expect(services.entries.map(\.health) == [.unhealthy("The check failed: Broken()")])
    #expect(services.status == .unhealthy)
  }

  @Test func `a check that hangs is unhealthy at its limit`() async {
    let (clock, never) = (SteppedClock(), Latch())
    container.register(
      Clerk.self,
      instance: Clerk {
        await never.wait()
        return .healthy
      }
    )
    async let services = container.checkServices(limit: .seconds(2), clock: clock)
    await clock.slept(times: 1)
    clock.advance(by: .seconds(2))
    #expect(
      await services.entries.map(\.health) == [
        .unhealthy("The check took longer than 2.0 seconds.")
      ]
    )
    never.open()
  }

  // As many as there are threads for all tasks, and more.
  @Test(.timeLimit(.minutes(5)))
  func `checks that block their threads are unhealthy at their limit`() async {
    let (clock, blocked) = (SteppedClock(), Latch())
    let count = ProcessInfo.processInfo.activeProcessorCount + 2
    for number in 0..<count {
      container.register(
        Clerk.self,
        name: "\(number)",
        instance: Clerk {
          blocked.block()
          return .healthy
        }
      )
    }
    async let services = container.checkServices(limit: .seconds(2), clock: clock)
    await clock.slept(times: count)
    clock.advance(by: .seconds(2))
    let late = ServiceHealth.unhealthy("The check took longer than 2.0 seconds.")
    #expect(await services.entries.map(\.health) == Array(repeating: late, count: count))
    blocked.open()
  }

  @Test func `all services are checked at once`() async {
    let crowd = Crowd(of: 3)
    for name in ["a", "b", "c"] {
      container.register(
        Clerk.self,
        name: name,
        instance: Clerk {
          crowd.arrive()
          await crowd.assembled()
          return .healthy
        }
      )
    }
    let services = await container.checkServices(limit: .ample)
    #expect(services.entries.map(\.key.name) == ["a", "b", "c"] && services.status == .healthy)
  }

  @Test func `the caller's cancellation ends the check`() async {
    let (began, never) = (Latch(), Latch())
    container.register(
      Clerk.self,
      instance: Clerk {
        began.open()
        await never.wait()
        return .healthy
      }
    )
    let task = Task { [container] in await container.checkServices(limit: .ample) }
    await began.wait()
    task.cancel()
    let health = await task.value.entries.map(\.health)
    #expect(health == [.unhealthy("The check was cancelled.")])
    never.open()
  }

  @Test func `a check may resolve, in the container that is checked`() async throws {
    container.register(Hall.self) { Hall(name: "app") }
    container.register(
      Clerk.self,
      instance: Clerk { .degraded(try await Container.current.resolve(Hall.self).name) }
    )
    let child = Container(label: "child", parent: container)
    child.register(Hall.self) { Hall(name: "child") }
    #expect(await child.checkServices().entries.map(\.health) == [.degraded("child")])
    #expect(await container.checkServices().entries.map(\.health) == [.degraded("app")])
  }

  @Test func `an object under two keys is asked once and listed under both`() async {
    let asked = Counter()
    let clerk = Clerk { asked.add() == 1 ? .healthy : .unhealthy("asked again") }
    container.register(Clerk.self, instance: clerk)
    let child = Container(label: "evening", parent: container)
    child.register((any Desk).self, instance: clerk)
    let services = await child.checkServices()
    #expect(services.entries.map(\.containerLabel) == ["evening", "box office"])
    #expect(services.status == .healthy && asked.count == 1)
    let both = await child.checkServices(of: [Clerk.self, (any Desk).self])
    #expect(both.entries.count == 2 && asked.count == 2)
  }

  @Test func `services of ancestors are checked, unless their keys are registered again below`()
    async throws
  {
    container.register(Clerk.self, instance: Clerk(.unhealthy("covered")))
    container.register(Till.self, instance: Till())
    container.register((any Desk).self, lifetime: .scoped("visit")) { Clerk(.degraded("scope")) }
    let visit = try container.openScope("visit", id: 1)
    visit.register(Clerk.self) { Clerk(.unhealthy("not built")) }
    let before = await visit.checkServices()
    #expect(before.entries.map(\.key) == [Key(Till.self)])
    _ = try await visit.resolve((any Desk).self)
    let after = await visit.checkServices()
    #expect(after.entries.map(\.key) == [Key((any Desk).self), Key(Till.self)])
    #expect(after.status == .degraded)
  }

  @Test func `a weak instance that is alive is checked`() async throws {
    container.register(Clerk.self, lifetime: .weak) { Clerk(.healthy) }
    let clerk = try give(Clerk.self)
    #expect(await container.checkServices().entries.count == 1)
    extendLifetime(clerk)
  }

  @Test func `a service behind a firewall is left out, built or not`() async throws {
    let asked = Counter()
    container.register {
      Registration(Clerk.self) {
        Clerk {
          asked.add()
          return .healthy
        }
      }.live()
      Registration(
        Clerk.self,
        name: "ready",
        instance: Clerk {
          asked.add()
          return .healthy
        }
      ).live()
      Registration(Till.self) { resolver in
        _ = try resolver.resolve(Clerk.self)
        return Till()
      }
    }
    _ = try give(Till.self)
    #expect(await container.checkServices().entries.count == 3 && asked.count == 2)
    let mock = container.fork(
      sharing: .builtInstances,
      label: "test",
      rules: MockRules(missing: .fails, firewall: .marked),
      host: nil
    )
    #expect(await mock.checkServices().entries.isEmpty && asked.count == 2)
  }

  @Test func `a service that an override has made stale is left out`() async throws {
    container.register(Hall.self) { Hall() }
    container.register(Clerk.self) { resolver in
      let hall = try resolver.resolve(Hall.self)
      return Clerk(.degraded(hall.name))
    }
    _ = try give(Clerk.self)
    let fork = container.fork(sharing: .builtInstances)
    #expect(await fork.checkServices().entries.count == 1)
    fork.register(Hall.self) { Hall(name: "fork") }
    #expect(await fork.checkServices().entries.isEmpty)
  }
}

// MARK: - Fixtures

private protocol Desk: HealthChecking {}

private final class Clerk: Desk {
  let check: @Sendable () async throws -> ServiceHealth
  init(_ health: ServiceHealth) { check = { health } }
  init(_ check: @escaping @Sendable () async throws -> ServiceHealth) { self.check = check }
  func checkHealth() async throws -> ServiceHealth { try await check() }
}

private actor Till: HealthChecking {
  private var isOpen = true
  func checkHealth() -> ServiceHealth { isOpen ? .healthy : .unhealthy("closed") }
}
