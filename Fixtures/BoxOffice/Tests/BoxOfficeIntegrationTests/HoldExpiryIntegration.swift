import BoxOffice
import BoxOfficeDoubles
import Foundation
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.sandboxedHouse)
struct HoldExpiryIntegration {
  @Injected private var checkout: Checkout
  @Injected private var clock: FixedDate
  @Injected private var desk: BookingDesk
  @Injected private var sandbox: GatewaySandbox

  @Test(arguments: [false, true])
  func `an expired hold is not charged, swept or not`(isSwept: Bool) async throws {
    let booking = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    clock.now = booking.holdExpiresAt
    if isSwept {
      let ended = try await Container.current.resolve(HoldSweeper.self).sweep()
      #expect(ended == [booking.id])
    }
    await #expect(throws: BookingError.holdExpired) {
      try await checkout.confirm(booking.id, card: .visa)
    }
    #expect(await sandbox.ledger.charges.isEmpty)
  }

  @Test func `whoever comes after the expiry gets the seat`() async throws {
    let late = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    clock.now = late.holdExpiresAt
    let next = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .grace)
    #expect(try await checkout.confirm(next.id).status == .confirmed)
  }
}
