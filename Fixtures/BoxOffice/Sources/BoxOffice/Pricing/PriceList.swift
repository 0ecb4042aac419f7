/// What a seat costs before any discount.
package protocol PriceList: Sendable {
  func price(of category: PriceCategory) -> Money
}

/// The prices of the house's own productions.
package struct HouseTariff: PriceList {
  package init() {}

  package func price(of category: PriceCategory) -> Money {
    switch category {
    case .stalls: Money(cents: 45_00)
    case .circle: Money(cents: 32_50)
    case .gallery: Money(cents: 14_95)
    }
  }
}
