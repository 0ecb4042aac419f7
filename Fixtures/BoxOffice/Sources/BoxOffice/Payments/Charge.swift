/// Money the gateway has taken.
package struct Charge: Hashable, Codable, Sendable, Identifiable {
  package var id: String
  package var amount: Money
  /// The card that paid, and the only one a refund may go to.
  package var card: Card

  package init(id: String, amount: Money, card: Card) {
    self.id = id
    self.amount = amount
    self.card = card
  }
}
