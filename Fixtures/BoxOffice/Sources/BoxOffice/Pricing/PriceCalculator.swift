import Understudy

/// Quotes the price of seats from the hall's plan and the price list in force.
package struct PriceCalculator: Sendable {
  @Injected private var plan: HallPlan
  @Injected private var prices: any PriceList

  package init() {}

  package func quote(for seats: [Seat], isMember: Bool) throws(BookingError) -> Quote {
    var listPrice = Money.zero
    for seat in seats {
      guard let category = plan.category(of: seat) else { throw .noSuchSeat(seat) }
      listPrice += prices.price(of: category)
    }
    return Quote(
      listPrice: listPrice,
      discount: .best(seats: seats.count, isMember: isMember)
    )
  }
}
