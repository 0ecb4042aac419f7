import BoxOffice
import BoxOfficeDoubles
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.sandboxedHouse)
struct RefundIntegration {
  @Injected private var audit: any AuditLog
  @Injected private var checkout: Checkout
  @Injected private var desk: BookingDesk
  @Injected private var refunds: RefundDesk
  @Injected private var sandbox: GatewaySandbox

  @Test(arguments: [[45_00], [40_00, 5_00], [1, 2, 3], [15_00, 15_00, 15_00]])
  func `the books balance after every refund`(amounts: [Int]) async throws {
    let booking = try await sell(to: .ada, card: .visa)
    for amount in amounts {
      _ = try await refunds.refund(booking.id, amount: Money(cents: amount))
    }
    let left = 45_00 - amounts.reduce(0, +)
    #expect(await sandbox.ledger.balance(of: SandboxCard.good) == left)
    let log = try #require(audit as? SQLiteAuditLog)
    let refunded = try await log.entries(of: booking.id).filter { $0.event == .refunded }
    #expect(refunded.map(\.amount?.cents) == amounts)
  }

  @Test func `a member who paid with another card gets it back on that one`() async throws {
    let booking = try await sell(to: .grace, card: .visa)
    _ = try await refunds.refund(booking.id)
    #expect(await sandbox.ledger.balance(of: SandboxCard.good) == 0)
  }

  @Test func `two refunds are never more than the price`() async throws {
    let booking = try await sell(to: .ada, card: .visa)
    _ = try await refunds.refund(booking.id, amount: Money(cents: 30_00))
    await #expect(throws: BookingError.refundTooLarge(available: Money(cents: 15_00))) {
      try await refunds.refund(booking.id, amount: Money(cents: 30_00))
    }
    #expect(await sandbox.ledger.balance(of: SandboxCard.good) == 15_00)
  }

  @Test func `a refunded seat is on sale again`() async throws {
    let booking = try await sell(to: .ada, card: .visa)
    _ = try await refunds.refund(booking.id)
    #expect(try await sell(to: .grace, card: .mastercard).status == .confirmed)
  }

  private func sell(to customer: Customer, card: Card) async throws -> Booking {
    let plain = Customer(
      name: customer.name,
      address: customer.address,
      savedCard: customer.savedCard
    )
    let booking = try await desk.hold([Seat("A", 1)], of: .hamlet, for: plain)
    return try await checkout.confirm(booking.id, card: card)
  }
}
