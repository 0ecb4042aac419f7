import BoxOffice
import BoxOfficeDoubles
import Foundation
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Sales that meet on the real seat map and the real wire, with spies in between.
@Suite(.tappedHouse)
struct SeatRaceIntegration {
  @Injected private var checkout: Checkout
  @Injected private var clock: FixedDate
  @Injected private var desk: BookingDesk
  @Injected private var gateway: GatewaySpy
  @Injected private var sandbox: GatewaySandbox
  @Injected private var seatMap: SeatMapSpy

  private let seat = [Seat("A", 1)]

  @Test func `a seat that lapses on the way to the till is paid for by who holds it next`()
    async throws
  {
    let late = try await desk.hold(seat, of: .hamlet, for: .ada)
    let gate = Gate("Ada's sale")
    seatMap.selling.when(.any, .equal(late.id)).replies(.real.held(at: gate))
    let sale = Task { try await checkout.confirm(late.id, card: .visa) }
    await gate.waitForArrivals()
    clock.now = late.holdExpiresAt
    let next = try await desk.hold(seat, of: .hamlet, for: .grace)
    #expect(try await checkout.confirm(next.id).status == .confirmed)
    gate.open()
    await #expect(throws: SeatingError.taken(seat)) { try await sale.value }
    gateway.charging.verify(with: .any, .equal(Card.mastercard), .any)
    gateway.verifyNoMoreCalls()
    #expect(await sandbox.ledger.charges.map(\.card) == [SandboxCard.other])
  }

  @Test func `who asks for a seat that is being paid for does not get it`() async throws {
    let gate = Gate("Ada's payment")
    gateway.charging.replies(.real.held(at: gate))
    let booking = try await desk.hold(seat, of: .hamlet, for: .ada)
    let sale = Task { try await checkout.confirm(booking.id, card: .visa) }
    await gate.waitForArrivals()
    // Sold seats do not lapse, however long the bank takes.
    clock.now = booking.holdExpiresAt.addingTimeInterval(60)
    await #expect(throws: SeatingError.taken(seat)) {
      try await desk.hold(seat, of: .hamlet, for: .grace)
    }
    gate.open()
    #expect(try await sale.value.status == .confirmed)
  }

  @Test(arguments: 0...2)
  func `a lost answer is asked for again, under the same key`(lost: Int) async throws {
    await sandbox.loseAnswers(lost)
    let booking = try await desk.hold(seat, of: .hamlet, for: .ada)
    _ = try await checkout.confirm(booking.id, card: .visa)
    let key = IdempotencyKey.charge(for: booking.id)
    let calls = gateway.charging.verify(.exactly(lost + 1), with: .any, .any, .equal(key))
    #expect(calls.map { $0.error == nil } == Array(repeating: false, count: lost) + [true])
    #expect(await sandbox.ledger.charges.count == 1)
  }

  @Test func `a declined card gives back exactly the seats of its booking`() async throws {
    gateway.charging.throws(.declined(reason: "stolen_card"))
    let kept = try await desk.hold([Seat("B", 1)], of: .hamlet, for: .grace)
    let booking = try await desk.hold(seat, of: .hamlet, for: .ada)
    await #expect(throws: BookingError.declined(reason: "stolen_card")) {
      try await checkout.confirm(booking.id, card: .visa)
    }
    verifyOrder(
      seatMap.holding.matching(.any, .equal(kept.id)),
      seatMap.holding.matching(.any, .equal(booking.id)),
      seatMap.selling.matching(.any, .equal(booking.id)),
      gateway.charging.matching(),
      seatMap.releasing.matching(booking.id),
      nothingBetween: true
    )
    // The bank was never asked: the spy stood in its way.
    #expect(await sandbox.ledger.charges.isEmpty)
  }
}

// MARK: - Fixtures

extension Trait where Self == ContainerTrait {
  /// The sandboxed house, with a spy in front of its seat map and one in front of its gateway.
  fileprivate static var tappedHouse: ContainerTrait {
    .container(.realWire) { container in
      try await openHouse(in: container, against: .start())
      container.register(SeatMapSpy(try await container.resolve()), as: (any SeatMap).self)
      container.register(GatewaySpy(try await container.resolve()), as: (any PaymentGateway).self)
    }
  }
}
