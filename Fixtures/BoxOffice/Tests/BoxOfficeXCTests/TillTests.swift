import BoxOffice
import BoxOfficeDoubles
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class TillTests: BoxOfficeTestCase {
  func testARetriedChargeIsTheSameCharge() async throws {
    loseAnswers(2)
    let till = try await container.resolve(Till.self)
    let charge = try await till.charge(for: .sample(), to: .visa)
    XCTAssertEqual(charge.amount, Money(cents: 90_00))
    XCTAssertEqual(
      house.gateway.charging.calls.map(\.arguments.key.value),
      Array(repeating: "b1/charge", count: 3)
    )
  }

  func testAfterThreeAttemptsTheTillGivesUp() async throws {
    loseAnswers(.max)
    let till = try await container.resolve(Till.self)
    await expect(PaymentError.unreachable) {
      _ = try await till.charge(for: .sample(), to: .visa)
    }
    XCTAssertEqual(house.gateway.charging.calls.count, 3)
  }

  func testAnUnansweredChargeKeepsTheSeatsAndCanBeResumedWithItsCard() async throws {
    house.bookings["b1"] = .sample()
    loseAnswers(3)
    let checkout = try await container.resolve(Checkout.self)
    await expect(BookingError.paymentUnresolved) {
      _ = try await checkout.confirm("b1", card: .visa)
    }
    XCTAssertEqual(house.bookings["b1"]?.status, .paying)
    XCTAssertTrue(house.seatMap.releasing.calls.isEmpty)

    let booking = try await checkout.confirm("b1", card: .mastercard)
    XCTAssertEqual(booking.payment?.charge.card, .visa)
    XCTAssertEqual(Set(house.gateway.charging.calls.map(\.arguments.key.value)), ["b1/charge"])
  }

  /// Lets the first charges go unanswered, and the later ones through.
  private func loseAnswers(_ count: Int) {
    let gateway = house.gateway
    gateway.charging.answers { arguments throws(PaymentError) in
      guard gateway.charging.calls.count > count else { throw .unreachable }
      return Charge(id: "ch_1", amount: arguments.amount, card: arguments.card)
    }
  }
}
