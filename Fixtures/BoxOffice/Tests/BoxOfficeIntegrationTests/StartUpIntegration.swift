import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import Foundation
import GatewaySandbox
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// The whole start, against the gateway's sandbox.
@Suite(.container(.realWire)) struct StartUpIntegration {
  @Test func `a house opens as what its gateway keeps, and sells by it`() async throws {
    let sandbox = try await GatewaySandbox.start()
    await sandbox.keepHouse(studioHouse)
    try await openHouse(in: .current, against: sandbox)
    let booking = try await BookingDesk().hold([Seat("S", 3)], of: .hamlet, for: .ada)
    #expect(booking.holdExpiresAt == .doors.addingTimeInterval(5 * 60))
    #expect(try await Checkout().confirm(booking.id, card: .visa).status == .confirmed)
    #expect(await sandbox.ledger.balance(of: SandboxCard.good) == 10_00)
  }

  @Test(arguments: [(0, ModuleReport.Entry.State.configured), (2, .configured), (3, .fellBack)])
  func `a gateway that loses answers is asked three times`(
    lost: Int,
    state: ModuleReport.Entry.State
  ) async throws {
    let sandbox = try await GatewaySandbox.start()
    await sandbox.loseAnswers(lost)
    let account = GatewayAccount(endpoint: sandbox.endpoint, apiKey: GatewaySandbox.apiKey)
    let modules = ModuleSet.boxOffice.replacing(.account(account))
      .replacing(.configuration(limit: .seconds(30), retry: RetryPolicy(maxAttempts: 3)))
    let report = try await Container.current.configure(modules, environment: .testing)
    #expect(report["configuration"]?.state == state)
    #expect(report["configuration"]?.attempts == min(lost + 1, 3))
  }

  @Test func `everything a house needs can be built`() async throws {
    try await openHouse(in: .current, against: .start())
    try await Container.current.preload([
      BookingDesk.self, Checkout.self, RefundDesk.self, HoldSweeper.self,
      TicketReprint.self, (any AccessLog).self,
    ])
  }
}
