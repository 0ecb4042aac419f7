import BoxOffice
import BoxOfficeDoubles
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.sandboxedHouse)
struct SaleIntegration {
  @Injected private var audit: any AuditLog
  @Injected private var checkout: Checkout
  @Injected private var desk: BookingDesk
  @Injected private var mailer: MailerDouble
  @Injected private var sandbox: GatewaySandbox

  @Test(arguments: [1, 2, 5, 6, 8], [Customer.ada, .grace])
  func `the card pays what the seats cost`(count: Int, customer: Customer) async throws {
    let seats = (1...count).map { Seat("A", $0) }
    let booking = try await sell(seats, to: customer)
    let percentage = count >= 6 ? 15 : customer.isMember ? 10 : 0
    #expect(booking.status == .confirmed)
    #expect(
      await sandbox.ledger.balance(of: SandboxCard.good) == count * 45_00 * (100 - percentage) / 100
    )
    #expect(mailer.on.send().calls.map(\.to) == [customer.address])
  }

  @Test func `a sold seat is not sold again`() async throws {
    _ = try await sell([Seat("A", 1)], to: .ada)
    await #expect(throws: SeatingError.taken([Seat("A", 1)])) {
      try await sell([Seat("A", 1)], to: .grace)
    }
    #expect(await sandbox.ledger.charges.count == 1)
  }

  @Test(arguments: 1...2)
  func `an answer that got lost is one charge`(lost: Int) async throws {
    await sandbox.loseAnswers(lost)
    let booking = try await sell([Seat("A", 1)], to: .ada)
    #expect(booking.status == .confirmed)
    #expect(await sandbox.ledger.charges.map(\.amount) == [45_00])
  }

  @Test func `a sale left open by a silent gateway is closed by the next attempt`() async throws {
    let booking = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    await sandbox.loseAnswers(3)
    await #expect(throws: BookingError.paymentUnresolved) {
      try await checkout.confirm(booking.id, card: .visa)
    }
    #expect(try await checkout.confirm(booking.id, card: .visa).status == .confirmed)
    #expect(await sandbox.ledger.charges.count == 1)
  }

  @Test func `two windows that confirm one booking charge it once`() async throws {
    let booking = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...10 {
        group.addTask { @Sendable in _ = try? await checkout.confirm(booking.id, card: .visa) }
      }
    }
    #expect(await sandbox.ledger.charges.count == 1)
    mailer.on.send().verify()
  }

  @Test func `the audit log tells the story of a sale`() async throws {
    let booking = try await sell([Seat("A", 1)], to: .ada)
    let log = try #require(audit as? SQLiteAuditLog)
    let entries = try await log.entries(of: booking.id)
    #expect(
      entries == [
        AuditEntry(.held, of: booking.id, amount: Money(cents: 45_00), at: .doors),
        AuditEntry(.charged, of: booking.id, amount: Money(cents: 45_00), at: .doors),
      ]
    )
  }

  private func sell(_ seats: [Seat], to customer: Customer) async throws -> Booking {
    let booking = try await desk.hold(seats, of: .hamlet, for: customer)
    return try await checkout.confirm(booking.id, card: .visa)
  }
}
