// snippet: mockolo, after
import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shop

@Suite(.container)
struct HandlerTests {
  let gateway = PaymentGatewayDouble()

  @Test func `a handler computes the receipt`() async throws {
    gateway.on.limit.returns(5_000)
    gateway.on.charge().answers { amount, card throws(PaymentError) in
      if card.isEmpty { throw .declined }
      return Receipt(id: "\(amount.cents)")
    }
    let checkout = Checkout(gateway)

    #expect(try await checkout.pay(4_500, card: "42") == Receipt(id: "4500"))
    await #expect(throws: PaymentError.declined) { try await checkout.pay(1, card: "") }

    #expect(gateway.on.charge().callCount == 2)
    #expect(gateway.on.charge().calls.map(\.card) == ["42", ""])
    #expect(gateway.limit == 5_000)
  }
}
// end snippet
