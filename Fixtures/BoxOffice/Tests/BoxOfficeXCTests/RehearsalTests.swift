import BoxOffice
import BoxOfficeDoubles
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// Trying things out beside the running house: in a fork, under a snapshot, after a reset.
final class RehearsalTests: BoxOfficeTestCase {
  private let seat = [Seat("A", 1)]

  func testANewTariffIsTriedInAForkAndTheHouseKeepsItsOwn() throws {
    let rehearsal = container.fork(label: "rehearsal")
    rehearsal.register((any PriceList).self, instance: FlatTariff(price: Money(cents: 20_00)))
    let tried = try rehearsal.resolve(PriceCalculator.self).quote(for: seat, isMember: false)
    let kept = try container.resolve(PriceCalculator.self).quote(for: seat, isMember: false)
    XCTAssertEqual(tried.total, Money(cents: 20_00))
    XCTAssertEqual(kept.total, Money(cents: 45_00))
  }

  func testASnapshotGivesBackTheTariffAndTheDesk() throws {
    let desk = try container.resolve(BookingDesk.self)
    let calculator = try container.resolve(PriceCalculator.self)
    try container.withSnapshot {
      container.register((any PriceList).self, instance: FlatTariff(price: .zero))
      XCTAssertEqual(try calculator.quote(for: seat, isMember: false).total, .zero)
    }
    XCTAssertEqual(try calculator.quote(for: seat, isMember: false).total, Money(cents: 45_00))
    XCTAssertTrue(try container.resolve(BookingDesk.self) === desk)
  }

  func testARestoreTakesBackWhatTheEveningChanged() throws {
    let before = container.snapshot()
    container.register(HoldPolicy.self, instance: HoldPolicy(duration: 1))
    container.register(FoyerBoardDouble(), as: (any FoyerBoard).self)
    try container.restore(before)
    XCTAssertEqual(try container.resolve(HoldPolicy.self).duration, 900)
    XCTAssertNil(try container.resolveIfRegistered((any FoyerBoard).self))
  }

  func testAResetGivesNewServicesAndFreshDoubles() async throws {
    let desk = try await container.resolve(BookingDesk.self)
    _ = try await desk.hold(seat, of: .hamlet, for: .ada)
    container.reset()
    XCTAssertTrue(house.audit.callHistory.isEmpty)
    XCTAssertNil(house.bookings["b1"])
    let next = try await container.resolve(BookingDesk.self)
    XCTAssertFalse(next === desk)
    // The clock's default is back, too: it stands at the hour the doors open.
    let booking = try await next.hold(seat, of: .hamlet, for: .ada)
    XCTAssertEqual(booking.holdExpiresAt, .doors.addingTimeInterval(900))
  }

  func testAResetCanKeepTheDesk() throws {
    let desk = try container.resolve(BookingDesk.self)
    let checkout = try container.resolve(Checkout.self)
    container.reset(keeping: [.of(BookingDesk.self)])
    XCTAssertTrue(try container.resolve(BookingDesk.self) === desk)
    XCTAssertFalse(try container.resolve(Checkout.self) === checkout)
  }
}

// MARK: - Fixtures

private struct FlatTariff: PriceList {
  let price: Money

  func price(of category: PriceCategory) -> Money { price }
}
