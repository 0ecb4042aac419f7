import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import Foundation
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// How a house says how it is, without a wire.
@Suite(.mockContainer { HouseDoubles().register(in: $0) })
struct HealthRules {
  @Injected private var house: HouseDoubles

  private let wire = TransportStub()

  @Test(arguments: [
    (200, ServiceHealth.healthy),
    (401, .unhealthy("the gateway answers with HTTP 401")),
    (504, .unhealthy("the gateway answers with HTTP 504")),
  ])
  func `a gateway is asked for its status, and no money moves`(
    status: Int,
    health: ServiceHealth
  ) async {
    wire.sending.returns(HTTPReply(status: status, body: Data()))
    #expect(await HTTPPaymentGateway(transport: wire, apiKey: "sk_1").checkHealth() == health)
    let calls = wire.sending.verify(with: "v1/status", .any, .any)
    #expect(calls.first?.arguments.headers.value == ["Authorization": "Bearer sk_1"])
    wire.verifyNoMoreCalls()
  }

  @Test func `of a line that is broken nothing is said that only the house should know`() async {
    wire.sending.throws(HTTPTransportError(reason: "https://gateway.example: sk_1"))
    let gateway = HTTPPaymentGateway(transport: wire, apiKey: "sk_1")
    #expect(await gateway.checkHealth() == .unhealthy("the gateway does not answer"))
  }

  @Test func `jobs that wait for a printer are counted`() async throws {
    let delivery = try await Container.current.resolve(TicketDelivery.self)
    let printers = try await Container.current.resolve(Pool<any TicketPrinter>.self)
    let loans = [try await printers.borrow(), try await printers.borrow()]
    let job = Task.immediate { try await delivery.deliver(.paid()) }
    #expect(
      try delivery.checkHealth()
        == .degraded("all 2 printers are at work, and 1 jobs wait")
    )
    loans[0].end()
    try await job.value
    #expect(try delivery.checkHealth() == .healthy)
    loans[1].end()
  }

  @Test func `a house of doubles has nothing to say, and is open`() async throws {
    let answer = await WindowService().health()
    #expect(answer.status == 200)
    #expect(try HealthAnswer(answer.body).lines == [])
  }

  @Test func `a house that is closed sells nothing`() async throws {
    let closed = Container(label: "closed")
    await closed.close()
    let answer = await WindowService(in: closed).health()
    #expect(answer.status == 503)
    #expect(try HealthAnswer(answer.body).container.findings.map(\.kind) == ["closed"])
  }

  @Test func `a dark board is an issue, and tickets are sold without it`() async throws {
    // Nobody's test: an issue of its start would fail this one.
    let dark = Container(label: "dark board")
    try await dark.configure(.withoutNetwork.replacing(.darkBoard), environment: .testing)
    let answer = await WindowService(in: dark).health()
    #expect(answer.status == 200)
    let health = try HealthAnswer(answer.body)
    #expect(health.serving)
    #expect(health.container.status == "issues")
    #expect(
      health.container.findings.map(\.reason) == [
        "1 optional module could not be configured: foyer."
      ]
    )
  }
}

// MARK: - Fixtures

extension Module {
  /// A board at a device that is not there.
  fileprivate static var darkBoard: Module {
    Module("foyer", layer: "platform", dependsOn: ["platform"], importance: .optional) { _ throws in
      let board = try DeviceFoyerBoard(path: "/nowhere/board")
      Registration((any FoyerBoard).self, instance: board)
    }
  }
}
