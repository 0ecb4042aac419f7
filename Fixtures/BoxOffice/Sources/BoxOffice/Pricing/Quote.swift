/// What some seats cost, and why.
package struct Quote: Hashable, Sendable {
  package var listPrice: Money
  package var discount: Discount?

  package init(listPrice: Money, discount: Discount? = nil) {
    self.listPrice = listPrice
    self.discount = discount
  }

  /// What the customer pays.
  package var total: Money {
    guard let discount else { return listPrice }
    return listPrice - listPrice.percent(discount.percentage)
  }
}
