import BoxOffice
import BoxOfficeDoubles
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class RefundTests: BoxOfficeTestCase {
  private var desk: RefundDesk!

  override func setUpWithError() throws {
    house.bookings["b1"] = .paid()
    desk = try container.resolve(RefundDesk.self)
  }

  override func tearDown() {
    desk = nil
  }

  func testAFullRefundEndsTheBookingAndFreesTheSeats() async throws {
    let booking = try await desk.refund("b1")
    XCTAssertEqual(booking.status, .refunded)
    XCTAssertEqual(booking.payment?.refundable, .zero)
    house.seatMap.on.release("b1").verify()
    XCTAssertEqual(house.bookings["b1"], booking)
  }

  func testAPartialRefundLeavesTheSeatsWithTheCustomer() async throws {
    let booking = try await desk.refund("b1", amount: Money(cents: 10_00))
    XCTAssertEqual(booking.status, .confirmed)
    XCTAssertEqual(booking.payment?.refundable, Money(cents: 80_00))
    house.seatMap.verifyNoMoreCalls()
  }

  func testTheMoneyGoesToTheCardThatPaid() async throws {
    house.bookings["b1"] = .paid(by: .visa, for: .grace)
    _ = try await desk.refund("b1")
    house.gateway.refunding.verify(with: .any, "ch_1", .equal(Card.visa), .any)
    house.gateway.verifyNoMoreCalls()
  }

  func testNeverMoreThanWasPaid() async {
    await expect(BookingError.refundTooLarge(available: Money(cents: 90_00))) {
      _ = try await desk.refund("b1", amount: Money(cents: 90_01))
    }
    house.gateway.verifyNoMoreCalls()
  }

  func testNeverMoreThanIsLeftOfThePayment() async {
    house.bookings["b1"] = .paid(refunded: Money(cents: 60_00))
    await expect(BookingError.refundTooLarge(available: Money(cents: 30_00))) {
      _ = try await desk.refund("b1", amount: Money(cents: 30_01))
    }
    house.gateway.verifyNoMoreCalls()
  }

  func testEachRefundHasAKeyOfItsOwn() async throws {
    _ = try await desk.refund("b1", amount: Money(cents: 10_00))
    _ = try await desk.refund("b1", amount: Money(cents: 10_00))
    XCTAssertEqual(
      house.gateway.refunding.calls.map(\.arguments.key.value),
      ["b1/refund/0", "b1/refund/1000"]
    )
  }

  func testTheRefundIsLoggedAndBothLettersAreWritten() async throws {
    _ = try await desk.refund("b1", amount: Money(cents: 10_00))
    XCTAssertEqual(
      house.audit.entries,
      [AuditEntry(.refunded, of: "b1", amount: Money(cents: 10_00), at: .doors)]
    )
    XCTAssertEqual(house.mailer.on.send().calls.map(\.to), ["ada@example.com"])
    XCTAssertEqual(
      house.accounts.on.send().calls.map(\.to),
      ["accounts@theatre.example"]
    )
  }

  func testNothingIsPaidBackAfterTheCurtain() async {
    house.clock.now = .curtain
    await expect(BookingError.performanceStarted) { _ = try await desk.refund("b1") }
    house.gateway.verifyNoMoreCalls()
  }

  func testARefusedRefundChangesNothing() async {
    house.gateway.refunding.throws(.refused(code: "no_such_charge"))
    await expect(PaymentError.refused(code: "no_such_charge")) {
      _ = try await desk.refund("b1")
    }
    XCTAssertEqual(house.bookings["b1"], .paid())
    XCTAssertTrue(house.audit.entries.isEmpty)
  }
}
