/// What a seat costs before any discount.
package protocol PriceList: Sendable {
  func price(of category: PriceCategory) -> Money
}

/// The prices of the house's own productions.
package struct HouseTariff: PriceList, Hashable {
  package var stalls = Money(cents: 45_00)
  package var circle = Money(cents: 32_50)
  package var gallery = Money(cents: 14_95)

  package init() {}

  package func price(of category: PriceCategory) -> Money {
    switch category {
    case .stalls: stalls
    case .circle: circle
    case .gallery: gallery
    }
  }
}
