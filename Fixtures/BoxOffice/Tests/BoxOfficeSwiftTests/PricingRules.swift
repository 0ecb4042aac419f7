import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting

@Suite(.container { HouseDoubles().register(in: $0) })
struct PricingRules {
  @Injected private var calculator: PriceCalculator

  @Test(arguments: HallPlan.mainHouse.seats)
  func `a seat costs what its category costs`(seat: Seat) throws {
    let category = try #require(HallPlan.mainHouse.category(of: seat))
    let quote = try calculator.quote(for: [seat], isMember: false)
    #expect(quote.total == HouseTariff().price(of: category))
  }

  @Test(arguments: 1...8, [false, true])
  func `only the better discount counts`(seats: Int, isMember: Bool) throws {
    let quote = try calculator.quote(for: (1...seats).map { Seat("A", $0) }, isMember: isMember)
    let percentage = seats >= 6 ? 15 : isMember ? 10 : 0
    #expect(quote.listPrice == Money(cents: seats * 45_00))
    #expect(quote.total == Money(cents: seats * 45_00 * (100 - percentage) / 100))
  }

  @Test(arguments: [
    (Money(cents: 1), 10, Money.zero),
    (Money(cents: 9), 10, .zero),
    (Money(cents: 10), 10, Money(cents: 1)),
    (Money(cents: 14_95), 10, Money(cents: 1_49)),
    (Money(cents: 14_95), 15, Money(cents: 2_24)),
  ])
  func `the odd cent stays with the house`(amount: Money, percentage: Int, share: Money) {
    #expect(amount.percent(percentage) == share)
  }

  @Test(arguments: [Seat("A", 0), Seat("A", 9), Seat("Q", 1), Seat("", 1)])
  func `a seat that the hall does not have has no price`(seat: Seat) {
    #expect(throws: BookingError.noSuchSeat(seat)) {
      try calculator.quote(for: [seat], isMember: false)
    }
  }

  @Test(arguments: PriceCategory.allCases)
  func `another plan in the same hall is another price`(category: PriceCategory) throws {
    let plan = HallPlan(rows: [HallPlan.Row("A", seats: 1, category: category)])
    let total = try withContainer { container in
      container.register(HallPlan.self, instance: plan)
    } operation: {
      try PriceCalculator().quote(for: [Seat("A", 1)], isMember: false).total
    }
    #expect(total == HouseTariff().price(of: category))
    #expect(try calculator.quote(for: [Seat("A", 1)], isMember: false).total == Money(cents: 45_00))
  }

  @Test(arguments: [(0, "0.00 EUR"), (5, "0.05 EUR"), (45_00, "45.00 EUR"), (-1_50, "-1.50 EUR")])
  func `money reads as on a ticket`(cents: Int, text: String) {
    #expect(Money(cents: cents).description == text)
  }
}
