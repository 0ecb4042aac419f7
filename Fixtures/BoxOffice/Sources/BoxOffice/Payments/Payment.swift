/// What was paid for a booking, and how much of it has gone back.
package struct Payment: Hashable, Codable, Sendable {
  package let charge: Charge
  package var refunded: Money

  package init(charge: Charge, refunded: Money = .zero) {
    self.charge = charge
    self.refunded = refunded
  }

  /// What can still be paid back.
  package var refundable: Money { charge.amount - refunded }
}
