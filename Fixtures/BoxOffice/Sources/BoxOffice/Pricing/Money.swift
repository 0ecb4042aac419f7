/// An amount of euros, in cents.
///
/// Whole cents, because a price that is a fraction of a cent cannot be charged.
package struct Money: Hashable, Codable, Sendable {
  package var cents: Int

  package init(cents: Int) {
    self.cents = cents
  }

  package static let zero = Money(cents: 0)

  /// A share of the amount, rounded down: the odd cent of a discount stays with the house.
  package func percent(_ percentage: Int) -> Money {
    Money(cents: cents * percentage / 100)
  }
}

extension Money: Comparable {
  package static func < (left: Money, right: Money) -> Bool {
    left.cents < right.cents
  }
}

extension Money: AdditiveArithmetic {
  package static func + (left: Money, right: Money) -> Money {
    Money(cents: left.cents + right.cents)
  }

  package static func - (left: Money, right: Money) -> Money {
    Money(cents: left.cents - right.cents)
  }
}

extension Money: CustomStringConvertible {
  /// As it is printed on a ticket: `45.00 EUR`.
  package var description: String {
    let (euros, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(cents < 0 ? "-" : "")\(euros).\(rest < 10 ? "0" : "")\(rest) EUR"
  }
}
