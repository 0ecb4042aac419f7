import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import Foundation
import GatewaySandbox
import Testing
import Understudy
import UnderstudyInsight
import UnderstudySwiftTesting
import UnderstudyTesting

/// `GET /health` from outside: what a load balancer sees, and whoever is called at night.
@Suite(.sandboxedHouse)
struct HealthIntegration {
  @Injected private var log: AccessLogDouble
  @Injected private var sandbox: GatewaySandbox

  private let house = Container.current

  @Test func `a house that can sell says so, part by part, to anybody`() async throws {
    try await house.preload(vital)
    let (status, health) = try await askForHealth()
    #expect(status == 200)
    #expect(health.serving)
    #expect(health.container.status == "healthy")
    #expect(
      health.lines == [
        "PaymentGateway: healthy", "BoxOfficeDatabase: healthy", "TicketDelivery: healthy",
      ]
    )
  }

  @Test func `a database that is closed is named, and nothing is sold here`() async throws {
    try await house.preload(vital)
    try await house.resolve(BoxOfficeDatabase.self).close()
    let (status, health) = try await askForHealth()
    #expect(status == 503)
    #expect(!health.serving)
    #expect(health.services.status == "unhealthy")
    #expect(
      health.lines.filter { $0 != "PaymentGateway: healthy" && $0 != "TicketDelivery: healthy" }
        == [
          "BoxOfficeDatabase: unhealthy: The check failed: the database is closed"
        ]
    )
  }

  @Test(arguments: [
    ("loses its answers", "the gateway answers with HTTP 504"),
    ("is down", "the gateway does not answer"),
  ])
  func `a gateway that cannot be reached is named`(trouble: String, reason: String) async throws {
    try await house.preload(vital)
    if trouble == "is down" { await sandbox.stop() } else { await sandbox.loseAnswers(1) }
    let (status, health) = try await askForHealth()
    #expect(status == 503)
    #expect(health.lines.first == "PaymentGateway: unhealthy: \(reason)")
    #expect(!health.text.contains(GatewaySandbox.apiKey))
    #expect(!health.text.contains("127.0.0.1"))
  }

  @Test func `a gateway that is slow is given up on in time`() async throws {
    // Alone, so that there is one sleeper on the clock: whoever waits for it.
    try await house.preload([(any PaymentGateway).self])
    let clock = ManualClock()
    await sandbox.setSlow(true)
    async let answer = askForHealth(within: .seconds(2), clock)
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(2))
    let (status, health) = try await answer
    #expect(status == 503)
    #expect(
      health.lines == ["PaymentGateway: unhealthy: The check took longer than 2.0 seconds."]
    )
    await sandbox.setSlow(false)
    let (later, healthy) = try await askForHealth(within: .seconds(2), clock)
    #expect(later == 200)
    #expect(healthy.lines == ["PaymentGateway: healthy"])
  }

  @Test func `printers that are all at work are no reason to send customers elsewhere`()
    async throws
  {
    try await house.preload(vital)
    let printers = try await house.resolve(Pool<any TicketPrinter>.self)
    let loans = [try await printers.borrow(), try await printers.borrow()]
    let (status, health) = try await askForHealth()
    #expect(status == 200)
    #expect(health.services.status == "degraded")
    #expect(
      health.lines.last
        == "TicketDelivery: degraded: all 2 printers are at work, and 0 jobs wait"
    )
    for loan in loans { loan.end() }
    #expect(try await askForHealth().health.lines.last == "TicketDelivery: healthy")
  }

  @Test func `to ask is no request: nothing is built, opened, logged or left`() async throws {
    let window = try await BookingWindow.open()
    let builtBefore = house.diagnostics().counts.built
    for _ in 1...3 { #expect(try await Web(window, as: nil).get("health").status == 200) }
    #expect(house.diagnostics().counts.built == builtBefore)
    #expect(house.openScopes.isEmpty)
    // The first request is the first one, whoever asked about the house before.
    _ = try await Web(window, as: nil).get("seats/hamlet-1")
    #expect(log.entries.map(\.request) == [1])
    await window.close()
  }

  private func askForHealth(
    within limit: Duration = .seconds(30),
    _ clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> (status: Int, health: HealthAnswer) {
    let window = try await BookingWindow.open(in: house, healthLimit: limit, clock: clock)
    let reply = try await Web(window, as: nil).get("health")
    await window.close()
    return (reply.status, try HealthAnswer(reply.body))
  }
}

// MARK: - Fixtures

/// What a house builds at its start that can say how it is.
private let vital: [any Any.Type] = [
  BoxOfficeDatabase.self, (any PaymentGateway).self, TicketDelivery.self,
]
