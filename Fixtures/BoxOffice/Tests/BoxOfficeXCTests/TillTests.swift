import BoxOffice
import BoxOfficeDoubles
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class TillTests: BoxOfficeTestCase {
  func testARetriedChargeIsTheSameCharge() async throws {
    house.gateway.loseAnswers(2)
    let till = try await container.resolve(Till.self)
    let charge = try await till.charge(for: .sample(), to: .visa)
    XCTAssertEqual(charge.amount, Money(cents: 90_00))
    house.gateway.charging.verify(3, with: .any, .any, .equal(IdempotencyKey.charge(for: "b1")))
  }

  func testAfterThreeAttemptsTheTillGivesUp() async throws {
    house.gateway.loseAnswers(.max)
    let till = try await container.resolve(Till.self)
    await expect(PaymentError.unreachable) {
      _ = try await till.charge(for: .sample(), to: .visa)
    }
    house.gateway.charging.verify(3)
  }

  func testAnUnansweredChargeKeepsTheSeatsAndCanBeResumedWithItsCard() async throws {
    house.bookings["b1"] = .sample()
    house.gateway.loseAnswers(3)
    let checkout = try await container.resolve(Checkout.self)
    await expect(BookingError.paymentUnresolved) {
      _ = try await checkout.confirm("b1", card: .visa)
    }
    XCTAssertEqual(house.bookings["b1"]?.status, .paying)
    house.seatMap.on.release().verify(.never)

    let booking = try await checkout.confirm("b1", card: .mastercard)
    XCTAssertEqual(booking.payment?.charge.card, .visa)
    house.gateway.charging.verify(4, with: .any, .any, .equal(IdempotencyKey.charge(for: "b1")))
    house.gateway.verifyNoMoreCalls()
  }
}
