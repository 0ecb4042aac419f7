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
    let key = IdempotencyKey.charge(for: "b1")
    house.gateway.charging
      .verify(with: .equal(Money(cents: 90_00)), .equal(Card.visa), .equal(key))
    house.gateway.verifyNoMoreCalls()
  }

  func testTheSeatsAreSoldBeforeMoneyMoves() async throws {
    _ = try await checkout.confirm("b1", card: .visa)
    verifyOrder(
      house.seatMap.on.sell(),
      house.bookings.updates.matching { $0.status == .paying },
      house.gateway.charging.matching(),
      house.bookings.updates.matching { $0.status == .confirmed }
    )
    house.bookings.verifyNoMoreCalls()
  }

  func testNobodyPaysForASeatThatIsGone() async {
    house.seatMap.on.sell().throws(SeatingError.taken([Seat("A", 2)]))
    await expect(SeatingError.taken([Seat("A", 2)])) {
      _ = try await checkout.confirm("b1", card: .visa)
    }
    house.gateway.verifyNoMoreCalls()
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
    house.gateway.charging.verify(with: .any, .equal(Card.mastercard), .any)
  }

  func testWithoutAnyCardThereIsNoSale() async {
    await expect(BookingError.noCard) { _ = try await checkout.confirm("b1") }
    house.seatMap.verifyNoMoreCalls()
  }

  func testAnUnknownBookingIsNotPaidFor() async {
    await expect(BookingError.unknownBooking("b9")) {
      _ = try await checkout.confirm("b9", card: .visa)
    }
  }
}
