import Testing
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Shop

/// The doubles of this target are a file that is committed; `swift package generate-doubles` writes it.
@Suite(.container)
struct RefundTests {
  @Test func `A refund is passed on`() throws {
    let gateway = PaymentGatewayDouble()
    try gateway.refund(Receipt(id: "r1"))
    gateway.on.refund(.equal(Receipt(id: "r1"))).verify()
  }
}
