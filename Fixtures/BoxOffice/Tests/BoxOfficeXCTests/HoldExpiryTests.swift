import BoxOffice
import BoxOfficeDoubles
import Foundation
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class HoldExpiryTests: BoxOfficeTestCase {
  private let expiry = Booking.sample().holdExpiresAt

  override func setUp() {
    house.bookings["b1"] = .sample()
  }

  func testAHoldCanBePaidUntilItsLastSecond() async throws {
    house.clock.now = expiry.addingTimeInterval(-1)
    let booking = try await container.resolve(Checkout.self).confirm("b1", card: .visa)
    XCTAssertEqual(booking.status, .confirmed)
  }

  func testAnExpiredHoldCannotBePaid() async throws {
    house.clock.now = expiry
    let checkout = try await container.resolve(Checkout.self)
    await expect(BookingError.holdExpired) { _ = try await checkout.confirm("b1", card: .visa) }
    house.gateway.charging.verify(.never)
    house.seatMap.on.sell().verify(.never)
  }

  func testTheSweepEndsLapsedHoldsOldestFirst() async throws {
    house.bookings["b2"] = .sample("b2")
    house.bookings["b3"] = .paid("b3")
    house.clock.now = expiry
    let ended = try await container.resolve(HoldSweeper.self).sweep()
    XCTAssertEqual(Set(ended), ["b1", "b2"])
    XCTAssertEqual(house.bookings["b1"]?.status, .expired)
    XCTAssertEqual(house.bookings["b3"]?.status, .confirmed)
    XCTAssertEqual(house.seatMap.on.release().calls.map(\.arguments), ended)
    XCTAssertEqual(house.audit.entries.map(\.event), [.expired, .expired])
  }

  func testTheSweepLeavesHoldsInTimeAlone() async throws {
    let ended = try await container.resolve(HoldSweeper.self).sweep()
    XCTAssertEqual(ended, [])
    house.seatMap.verifyNoMoreCalls()
  }
}
