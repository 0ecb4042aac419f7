import BoxOffice
import BoxOfficeDoubles
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class CheckoutTests: BoxOfficeTestCase {
  private var checkout: Checkout!

  override func setUp() async throws {
    try await super.setUp()
    house.bookings["b1"] = .sample()
    checkout = try await container.resolve(Checkout.self)
  }

  override func tearDown() async throws {
    checkout = nil
    try await super.tearDown()
  }

  func testAPaidBookingIsConfirmed() async throws {
    let booking = try await checkout.confirm("b1", card: .visa)
    XCTAssertEqual(booking.status, .confirmed)
    XCTAssertEqual(booking.payment?.charge.id, "ch_1")
    XCTAssertEqual(house.bookings["b1"], booking)
  }

  func testThePriceIsChargedOnceToTheCardPresented() async throws {
    _ = try await checkout.confirm("b1", card: .visa)
    XCTAssertEqual(
      house.gateway.callHistory.map(\.description),
      ["charge(90.00 EUR, to: card ending 4242, key: b1/charge)"]
    )
  }

  func testTheSeatsAreSoldBeforeMoneyMoves() async throws {
    _ = try await checkout.confirm("b1", card: .visa)
    let sold = try XCTUnwrap(house.seatMap.selling.calls.first)
    let charged = try XCTUnwrap(house.gateway.charging.calls.first)
    XCTAssertLessThan(sold.order, charged.order)
    XCTAssertEqual(house.bookings.updates.calls.map(\.arguments.status), [.paying, .confirmed])
  }

  func testNobodyPaysForASeatThatIsGone() async {
    house.seatMap.selling.throws(SeatingError.taken([Seat("A", 2)]))
    await expect(SeatingError.taken([Seat("A", 2)])) {
      _ = try await checkout.confirm("b1", card: .visa)
    }
    XCTAssertTrue(house.gateway.callHistory.isEmpty)
  }

  func testTheSaleIsLogged() async throws {
    _ = try await checkout.confirm("b1", card: .visa)
    XCTAssertEqual(
      house.audit.entries,
      [AuditEntry(.charged, of: "b1", amount: Money(cents: 90_00), at: .doors)]
    )
  }

  func testWithoutACardPresentedTheSavedOneIsCharged() async throws {
    house.bookings["b1"] = .sample(for: .grace)
    _ = try await checkout.confirm("b1")
    XCTAssertEqual(house.gateway.charging.calls.map(\.arguments.card), [.mastercard])
  }

  func testWithoutAnyCardThereIsNoSale() async {
    await expect(BookingError.noCard) { _ = try await checkout.confirm("b1") }
    XCTAssertTrue(house.seatMap.callHistory.isEmpty)
  }

  func testAnUnknownBookingIsNotPaidFor() async {
    await expect(BookingError.unknownBooking("b9")) {
      _ = try await checkout.confirm("b9", card: .visa)
    }
  }
}
