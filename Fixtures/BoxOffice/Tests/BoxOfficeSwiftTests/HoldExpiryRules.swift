import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.container { HouseDoubles().register(in: $0) })
struct HoldExpiryRules {
  @Injected private var checkout: Checkout
  @Injected private var house: HouseDoubles
  @Injected private var sweeper: HoldSweeper

  @Test(arguments: stride(from: -900, through: 900, by: 60).map(TimeInterval.init))
  func `a hold is good until its time is up`(offset: TimeInterval) async throws {
    let booking = Booking.sample()
    house.bookings["b1"] = booking
    house.clock.now = booking.holdExpiresAt.addingTimeInterval(offset)
    if offset < 0 {
      #expect(try await checkout.confirm("b1", card: .visa).status == .confirmed)
    } else {
      await #expect(throws: BookingError.holdExpired) {
        try await checkout.confirm("b1", card: .visa)
      }
      house.gateway.verifyNoMoreCalls()
    }
  }

  @Test func `a hold that a sweep has ended is not paid for`() async {
    house.bookings["b1"] = .sample(status: .expired)
    await #expect(throws: BookingError.holdExpired) {
      try await checkout.confirm("b1", card: .visa)
    }
  }

  @Test(arguments: Booking.Status.allCases)
  func `a sweep ends holds and nothing else`(status: Booking.Status) async throws {
    house.bookings["b1"] = .sample(status: status)
    house.clock.now = .curtain
    let ended = try await sweeper.sweep()
    #expect(ended == (status == .held ? ["b1"] : []))
    #expect(house.seatMap.on.release().calls.map(\.arguments) == ended)
    #expect(house.audit.entries.map(\.event) == ended.map { _ in .expired })
  }

  @Test func `a second sweep finds nothing left to do`() async throws {
    house.bookings["b1"] = .sample()
    house.clock.now = .curtain
    #expect(try await sweeper.sweep() == ["b1"])
    #expect(try await sweeper.sweep() == [])
  }

  @Test func `a sweep that fails is made up for at the next stroke of the bell`() async throws {
    let bell = ManualSequence<Void, Never>("the bell")
    house.bookings["b1"] = .sample()
    house.clock.now = .curtain
    house.bookings.updates.replies(.throws(NoPower()), .real)
    let rounds = HoldSweeper.rounds(at: bell.stream)

    bell.send(())
    await bell.allConsumed()  // the first sweep is over
    #expect(house.bookings["b1"]?.status == .held)
    bell.send(())
    await bell.allConsumed()
    #expect(house.bookings["b1"]?.status == .expired)

    bell.finish()
    #expect(try await rounds.value == 1)
  }

  @Test func `a sale that overtakes the sweep keeps its seats`() async throws {
    house.bookings["b1"] = .sample()
    let (till, broom) = (Gate("the sale"), Gate("the sweep"))
    house.seatMap.on.sell().replies(.returns().held(at: till))
    house.bookings.updates.when("b1", .equal(Booking.Status.expired))
      .replies(.real.held(at: broom))
    let sale = Task { try await checkout.confirm("b1", card: .visa) }
    await till.waitForArrivals()
    // The sale has looked at the clock already, the sweep has not.
    house.clock.now = .curtain
    let sweep = Task { try await sweeper.sweep() }
    await broom.waitForArrivals()
    till.open()
    #expect(try await sale.value.status == .confirmed)
    broom.open()
    #expect(try await sweep.value == [])
    #expect(house.bookings["b1"]?.status == .confirmed)
    house.seatMap.on.release().verify(.never)
  }
}

// MARK: - Fixtures

private struct NoPower: Error {}
