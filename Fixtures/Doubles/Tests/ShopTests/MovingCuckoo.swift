// snippet: Cuckoo, after
import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shop

@Suite(.container)
struct CardTests {
  let gateway = PaymentGatewayDouble()

  @Test func `the card decides`() async throws {
    gateway.on.charge().returns(Receipt(id: "plain"))
    gateway.on.charge(.any, card: .hasPrefix("9")).returns(Receipt(id: "gold"))
    let checkout = Checkout(gateway)

    #expect(try await checkout.pay(4_500, card: "42") == Receipt(id: "plain"))
    #expect(try await checkout.pay(4_500, card: "99") == Receipt(id: "gold"))

    let cards = Captor<String>()
    gateway.on.charge(.any, card: .capturing(into: cards)).verify(2)
    #expect(cards.values == ["42", "99"])
    verifyNoMoreCalls(gateway)
  }
}
// end snippet
