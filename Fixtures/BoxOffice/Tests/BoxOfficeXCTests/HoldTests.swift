import BoxOffice
import BoxOfficeDoubles
import Foundation
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class HoldTests: BoxOfficeTestCase {
  private var desk: BookingDesk!

  override func setUp() async throws {
    try await super.setUp()
    desk = try await container.resolve(BookingDesk.self)
  }

  override func tearDown() async throws {
    desk = nil
    try await super.tearDown()
  }

  func testAHoldKeepsTheSeatsForAQuarterOfAnHour() async throws {
    let booking = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    XCTAssertEqual(booking.status, .held)
    XCTAssertEqual(booking.holdExpiresAt, .doors.addingTimeInterval(900))
    XCTAssertEqual(house.bookings["b1"], booking)
    let expiry = booking.holdExpiresAt
    house.seatMap.on.hold([Seat("A", 1)], of: "hamlet-1", for: "b1", until: .equal(expiry)).verify()
  }

  func testAHoldIsPricedAndLogged() async throws {
    let booking = try await desk.hold([Seat("A", 1), Seat("A", 2)], of: .hamlet, for: .ada)
    XCTAssertEqual(booking.price, Money(cents: 90_00))
    XCTAssertEqual(
      house.audit.entries,
      [AuditEntry(.held, of: "b1", amount: Money(cents: 90_00), at: .doors)]
    )
  }

  func testNothingIsHeldAfterTheCurtain() async {
    house.clock.now = .curtain
    await expect(BookingError.performanceStarted) {
      _ = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    }
    house.seatMap.verifyNoMoreCalls()
  }

  func testTakenSeatsLeaveNoBooking() async {
    house.seatMap.on.hold().throws(SeatingError.taken([Seat("A", 1)]))
    await expect(SeatingError.taken([Seat("A", 1)])) {
      _ = try await desk.hold([Seat("A", 1)], of: .hamlet, for: .ada)
    }
    house.bookings.inserts.verify(.never)
    XCTAssertTrue(house.audit.entries.isEmpty)
  }

  func testNoSeatsIsNoBooking() async {
    await expect(BookingError.noSeats) {
      _ = try await desk.hold([], of: .hamlet, for: .ada)
    }
  }

  func testCancellingPutsTheSeatsBackOnSale() async throws {
    house.bookings["b1"] = .sample()
    try await desk.cancel("b1")
    XCTAssertEqual(house.bookings["b1"]?.status, .cancelled)
    house.seatMap.on.release("b1").verify()
    XCTAssertEqual(house.audit.entries.map(\.event), [.cancelled])
  }

  func testAPaidBookingIsNotCancelled() async {
    house.bookings["b1"] = .paid()
    await expect(BookingError.notPossible(.confirmed)) { try await desk.cancel("b1") }
    house.seatMap.on.release().verify(.never)
  }
}
