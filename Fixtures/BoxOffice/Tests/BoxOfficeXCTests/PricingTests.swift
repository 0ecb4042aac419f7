import BoxOffice
import BoxOfficeDoubles
import Understudy
import UnderstudyXCTest
import XCTest

final class PricingTests: BoxOfficeTestCase {
  private var calculator: PriceCalculator!

  override func setUpWithError() throws {
    calculator = try container.resolve(PriceCalculator.self)
  }

  override func tearDown() {
    calculator = nil
  }

  func testSeatsCostWhatTheirCategoryCosts() throws {
    let quote = try calculator.quote(
      for: [Seat("A", 1), Seat("M", 1), Seat("Z", 1)],
      isMember: false
    )
    XCTAssertEqual(quote.total, Money(cents: 45_00 + 32_50 + 14_95))
    XCTAssertNil(quote.discount)
  }

  func testAPartyPaysFifteenPercentLess() throws {
    let seats = (1...6).map { Seat("A", $0) }
    let quote = try calculator.quote(for: seats, isMember: false)
    XCTAssertEqual(quote.discount, .group)
    XCTAssertEqual(quote.total, Money(cents: 229_50))
  }

  func testAMemberPaysTenPercentLess() throws {
    let quote = try calculator.quote(for: [Seat("A", 1)], isMember: true)
    XCTAssertEqual(quote.total, Money(cents: 40_50))
  }

  func testAMemberInAPartyGetsTheBetterDiscountAndNotBoth() throws {
    let seats = (1...6).map { Seat("A", $0) }
    let quote = try calculator.quote(for: seats, isMember: true)
    XCTAssertEqual(quote.discount, .group)
    XCTAssertEqual(quote.total, Money(cents: 229_50))
  }

  func testTheOddCentStaysWithTheHouse() throws {
    let quote = try calculator.quote(for: [Seat("Z", 1)], isMember: true)
    XCTAssertEqual(quote.total, Money(cents: 14_95 - 1_49))
  }

  func testASeatThatTheHallDoesNotHaveHasNoPrice() {
    XCTAssertThrowsError(try calculator.quote(for: [Seat("A", 99)], isMember: false)) { error in
      XCTAssertEqual(error as? BookingError, .noSuchSeat(Seat("A", 99)))
    }
  }

  func testAnotherPriceListIsAnotherPrice() throws {
    container.register((any PriceList).self, instance: GalaTariff())
    XCTAssertEqual(
      try calculator.quote(for: [Seat("A", 1)], isMember: false).total,
      Money(cents: 120_00)
    )
  }
}

// MARK: - Fixtures

private struct GalaTariff: PriceList {
  func price(of category: PriceCategory) -> Money { Money(cents: 120_00) }
}
