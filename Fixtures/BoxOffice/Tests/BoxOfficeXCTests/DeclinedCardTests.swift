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
    house.gateway.charging.when(.any, .equal(Card.withoutFunds), .any)
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
    house.seatMap.on.release("b1").verify()
  }

  func testNoLetterAndNoTicket() async throws {
    try await decline()
    house.mailer.verifyNoMoreCalls()
    house.printer.on.print().verify(.never)
  }

  func testTheDeclineIsLogged() async throws {
    try await decline()
    XCTAssertEqual(house.audit.entries.map(\.event), [.declined])
  }

  func testADeclinedCardIsAskedOnce() async throws {
    try await decline()
    house.gateway.charging.verify()
  }

  private func decline() async throws {
    let checkout = try await container.resolve(Checkout.self)
    _ = try? await checkout.confirm("b1", card: .withoutFunds)
  }
}
