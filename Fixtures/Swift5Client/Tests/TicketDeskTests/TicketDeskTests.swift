import Testing
import TicketDesk
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.container { registerTicketDesk(in: $0) })
struct TicketDeskTests {
  let mailer = MailerSpy()
  let gateway = GatewayStub()

  @Test func `a sale is paid and confirmed`() async throws {
    gateway.charging.returns("7")
    let receipt = try await withContainer { container in
      container.register((any Mailer).self, instance: mailer)
      container.register((any PaymentGateway).self, instance: gateway)
    } operation: {
      try await TicketDesk().sell(seat: "A1", to: "ada")
    }
    #expect(receipt == "7")
    #expect(mailer.sends.calls.map(\.arguments.text) == ["Seat A1, receipt 7"])
    #expect(gateway.callHistory == ["charge(4500)"])
  }

  @Test(
    .container { container in
      container.register((any PaymentGateway).self) {
        let gateway = GatewayStub()
        gateway.charging.byDefault("8")
        return gateway
      }
    },
    arguments: ["A1", "A2"]
  )
  func `each case has its own gateway`(seat: String) async throws {
    let desk = try await Container.current.resolve(TicketDesk.self)
    #expect(try await desk.sell(seat: seat, to: "ada") == "8")
    let gateway = try await Container.current.resolve((any PaymentGateway).self) as? GatewayStub
    #expect(gateway?.charging.calls.count == 1)
  }
}
