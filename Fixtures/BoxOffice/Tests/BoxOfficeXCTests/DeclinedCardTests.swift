import BoxOffice
import BoxOfficeDoubles
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class DeclinedCardTests: BoxOfficeTestCase {
  override func configure(_ container: Container) throws {
    try super.configure(container)
    house.bookings["b1"] = .sample()
    house.gateway.charging.when { $0.card == .withoutFunds }
      .throws(.declined(reason: "insufficient_funds"))
  }

  func testTheCustomerHearsWhy() async throws {
    let checkout = try await container.resolve(Checkout.self)
    await expect(BookingError.declined(reason: "insufficient_funds")) {
      _ = try await checkout.confirm("b1", card: .withoutFunds)
    }
    XCTAssertEqual(house.bookings["b1"]?.status, .declined)
  }

  func testTheSeatsGoBackOnSale() async throws {
    try await decline()
    XCTAssertEqual(house.seatMap.releasing.calls.map(\.arguments), ["b1"])
  }

  func testNoLetterAndNoTicket() async throws {
    try await decline()
    XCTAssertTrue(house.mailer.callHistory.isEmpty, "\(house.mailer.callHistory)")
    XCTAssertTrue(house.printer.prints.calls.isEmpty)
  }

  func testTheDeclineIsLogged() async throws {
    try await decline()
    XCTAssertEqual(house.audit.entries.map(\.event), [.declined])
  }

  func testADeclinedCardIsAskedOnce() async throws {
    try await decline()
    XCTAssertEqual(house.gateway.charging.calls.count, 1)
  }

  private func decline() async throws {
    let checkout = try await container.resolve(Checkout.self)
    _ = try? await checkout.confirm("b1", card: .withoutFunds)
  }
}
