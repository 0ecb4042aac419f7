// snippet: tests that name a double
import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shop

@Suite(.container)
struct CheckoutTests {
  let gateway = PaymentGatewayDouble()

  @Test func `A payment answers with the gateway's receipt`() async throws {
    gateway.on.charge(.any, card: "42").returns(Receipt(id: "r1"))

    let receipt = try await Checkout(gateway).pay(4_500, card: "42")

    #expect(receipt == Receipt(id: "r1"))
    gateway.on.charge(.equal(Money(cents: 4_500)), card: "42").verify()
    #expect(gateway.on.charge().calls.map(\.card) == ["42"])
  }

  @Test func `A payment throws what the gateway throws`() async {
    gateway.on.charge().throws(.declined)
    await #expect(throws: PaymentError.declined) {
      try await Checkout(gateway).pay(1, card: "7")
    }
  }

  @Test func `A closure answers with the member's own parameters`() async throws {
    gateway.on.charge().answers { amount, card throws(PaymentError) in
      if amount.cents > 10_000 { throw .declined }
      return Receipt(id: "\(card):\(amount.cents)")
    }
    #expect(try await Checkout(gateway).pay(3, card: "9").id == "9:3")
  }

  @Test func `A property keeps what is set`() {
    gateway.on.limit.returns(5)
    #expect(gateway.limit == 5)
    gateway.limit += 4
    #expect(gateway.limit == 9)
    gateway.on.limit.set(9).verify()
  }
}
// end snippet
