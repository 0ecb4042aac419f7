import BoxOffice
import BoxOfficeDoubles
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.sandboxedHouse)
struct DeclinedCardIntegration {
  @Injected private var audit: any AuditLog
  @Injected private var checkout: Checkout
  @Injected private var desk: BookingDesk
  @Injected private var sandbox: GatewaySandbox

  @Test func `the next customer can buy the seat`() async throws {
    try await decline()
    let booking = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .grace)
    #expect(try await checkout.confirm(booking.id).status == .confirmed)
    #expect(await sandbox.ledger.charges.map(\.card) == [SandboxCard.other])
  }

  @Test func `nobody gets mail or tickets`() async throws {
    try await decline()
    try await Container.current.resolve(MailerDouble.self).verifyNoMoreCalls()
    try await Container.current.resolve(TicketPrinterDouble.self).verifyNoMoreCalls()
  }

  @Test func `the log says held and declined`() async throws {
    let id = try await decline()
    let log = try #require(audit as? SQLiteAuditLog)
    let entries = try await log.entries(of: id)
    #expect(entries.map(\.event) == [.held, .declined])
  }

  @discardableResult
  private func decline() async throws -> Booking.ID {
    let booking = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    await #expect(throws: BookingError.declined(reason: "insufficient_funds")) {
      try await checkout.confirm(booking.id, card: .withoutFunds)
    }
    return booking.id
  }
}
