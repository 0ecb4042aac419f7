import Foundation
import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyInsight

@Suite struct `Health of services by key, and the report` {
  private let container = Container(label: "box office")

  @Test func `keys are resolved first, and a key that cannot be resolved is unhealthy`() async {
    container.register(Window.self) { _ async in Window(.degraded("a queue")) }
    container.register(Hall.self) { Hall() }
    let services = await container.checkServices(
      of: [Key(Window.self), Key(Seat.self), Key(Hall.self)],
      fileID: "App/Health.swift",
      line: 7
    )
    #expect(
      services.entries.map(\.health) == [
        .degraded("a queue"),
        .unhealthy(
          """
          It cannot be resolved: Nothing is registered for Seat.
            resolved at App/Health.swift:7
            container: "box office"
            fix: register it: container.register(Seat.self) { … }
          """
        ),
        .healthy,
      ]
    )
    #expect(services.description.contains("\n      container: \"box office\"\n"))
    #expect(container.diagnostics().counts.built == 2)
  }

  @Test func `a build that hangs has a time limit too`() async {
    let (clock, never) = (SteppedClock(), Latch())
    container.register(Window.self) { _ async in
      await never.wait()
      return Window(.healthy)
    }
    async let services = container.checkServices(
      of: [Key(Window.self)],
      limit: .seconds(1),
      clock: clock
    )
    await clock.slept(times: 1)
    clock.advance(by: .seconds(1))
    #expect(
      await services.entries.map(\.health) == [
        .unhealthy("Resolving it took longer than 1.0 seconds.")
      ]
    )
    never.open()
  }

  @Test(arguments: [
    (ServiceHealth.healthy, 200), (.degraded("slow"), 200), (.unhealthy("down"), 503),
  ])
  func `the report has the values that an endpoint returns`(health: ServiceHealth, code: Int) async
  {
    container.register(Window.self, instance: Window(health))
    let report = await container.healthReport()
    #expect(report.statusCode == code && report.isServing == (code == 200))
  }

  @Test func `the report on given keys builds those, and checks no others`() async {
    container.register(Window.self) { Window(.degraded("slow")) }
    container.register(Window.self, name: "other", instance: Window(.unhealthy("down")))
    let key = Key.of(Window.self)
    let report = await container.healthReport(of: [key, .of(Hall.self)])
    #expect(report.services.entries.map(\.key) == [key, .of(Hall.self)])
    #expect(report.services.entries.map(\.health.status) == [.degraded, .unhealthy])
    #expect(await container.healthReport(of: [key]).statusCode == 200)
    #expect(await container.healthReport(of: []).services.entries.isEmpty)
  }

  @Test func `a critical container is not serving, a container with issues is`() async {
    for line: UInt in 1...5 { container.register(Hall.self, line: line) { Hall() } }
    let report = await container.healthReport()
    #expect(report.container.status == .issues && report.statusCode == 200)
    await container.close()
    let closed = await container.healthReport()
    #expect(closed.statusCode == 503 && closed.services.entries.isEmpty)
    #expect(await Container.unavailable.healthReport().statusCode == 503)
  }

  @Test func `the report has the texts of both, and one JSON`() async throws {
    container.register(Window.self, instance: Window(.degraded("a queue")))
    let report = await container.healthReport()
    #expect(
      report.description == """
        Container "box office" is healthy.
        1 service, degraded:
          Window: degraded: a queue
        """
    )
    #expect(
      report.json == """
        {
          "serving": true,
          "container": {
            "container": "box office",
            "status": "healthy",
            "findings": []
          },
          "services": {
            "status": "degraded",
            "services": [
              {
                "key": "Window",
                "container": "box office",
                "status": "degraded",
                "reason": "a queue"
              }
            ]
          }
        }
        """
    )
    _ = try #require(JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
  }

  @Test func `a roster asks each object once and keeps the order of the rows`() {
    var roster = ServiceChecklist<String>()
    let (one, other) = (Hall(), Hall())
    roster.add("one", of: Key(Hall.self), in: "a", object: ObjectIdentifier(one))
    roster.add(.unhealthy("missing"), of: Key(Seat.self), in: "a")
    roster.add("value", of: Key(Office.self), in: "a", object: nil)
    roster.add("one", of: Key(Hall.self, name: "again"), in: "b", object: ObjectIdentifier(one))
    roster.add("other", of: Key(Theatre.self), in: "b", object: ObjectIdentifier(other))
    #expect(roster.services == ["one", "value", "other"])
    let health = roster.health([.healthy, .degraded("slow"), .unhealthy("down")])
    #expect(
      health.entries.map(\.health) == [
        .healthy, .unhealthy("missing"), .degraded("slow"), .healthy, .unhealthy("down"),
      ]
    )
    #expect(health.entries.map(\.containerLabel) == ["a", "a", "a", "b", "b"])
    #expect(ServiceHealth.Status.allCases.sorted() == [.healthy, .degraded, .unhealthy])
  }
}

// MARK: - Fixtures

private struct Window: HealthChecking {
  let health: ServiceHealth
  init(_ health: ServiceHealth) { self.health = health }
  func checkHealth() -> ServiceHealth { health }
}
