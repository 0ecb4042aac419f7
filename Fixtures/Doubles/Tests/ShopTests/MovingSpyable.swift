// snippet: Spyable, after
import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shop

@Suite(.container)
struct ReceiptTests {
  let gateway = PaymentGatewayDouble()

  @Test func `the gateway's receipt is passed on`() async throws {
    gateway.on.charge().returns(Receipt(id: "r1"))

    let receipt = try await Checkout(gateway).pay(4_500, card: "42")

    #expect(receipt == Receipt(id: "r1"))
    #expect(gateway.on.charge().callCount == 1)
    #expect(gateway.on.charge().lastCall?.card == "42")
    #expect(!gateway.on.refund().wasCalled)
  }

  @Test func `a declined card is reported`() async {
    gateway.on.charge().throws(.declined)
    await #expect(throws: PaymentError.declined) {
      try await Checkout(gateway).pay(4_500, card: "42")
    }
  }
}
// end snippet
