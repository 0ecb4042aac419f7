import TicketDesk
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class TicketDeskCase: ContainerTestCase {
  let mailer = MailerSpy()
  let gateway = GatewayStub()

  override func configure(_ container: Container) throws {
    registerTicketDesk(in: container)
    container.register((any PaymentGateway).self, instance: gateway)
  }

  override func setUp() async throws {
    try await super.setUp()
    gateway.charging.returns("7")
  }

  func testASaleIsPaid() async throws {
    let desk = try await container.resolve(TicketDesk.self)
    let receipt = try await desk.sell(seat: "A1", to: "ada")
    XCTAssertEqual(receipt, "7")
    XCTAssertEqual(gateway.callHistory, ["charge(4500)"])
  }

  func testAnOverrideReachesTheDesk() async throws {
    try await withContainer {
      $0.register((any Mailer).self, instance: mailer)
    } operation: {
      _ = try await TicketDesk().sell(seat: "A1", to: "ada")
    }
    XCTAssertEqual(mailer.sends.calls.map(\.arguments.to), ["ada"])
  }
}
