// snippet: Mockable, after
import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shop

@Suite(.container)
struct RetryTests {
  let gateway = PaymentGatewayDouble()

  @Test func `a payment is made again after a failure`() async throws {
    gateway.on.charge().replies(.throws(.offline), .returns(Receipt(id: "r1")))
    let checkout = Checkout(gateway)

    await #expect(throws: PaymentError.offline) { try await checkout.pay(4_500, card: "42") }
    #expect(try await checkout.pay(4_500, card: "42") == Receipt(id: "r1"))

    gateway.on.charge(.where { $0.cents > 4_000 }, card: "42").verify(2)
    gateway.on.refund().verify(.never)
  }

  @Test func `a payment is made in the background`() async throws {
    gateway.on.charge().returns(Receipt(id: "r2"))
    let checkout = Checkout(gateway)
    let payment = Task { try await checkout.pay(1, card: "7") }

    await gateway.on.charge(card: "7").called()
    #expect(try await payment.value == Receipt(id: "r2"))
  }
}
// end snippet
