package import Foundation

/// Seats of a performance for one customer, from the first hold to the last refund.
package struct Booking: Hashable, Codable, Sendable, Identifiable {
  package struct ID: Hashable, Codable, Sendable, RawRepresentable {
    package var rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  package enum Status: String, Codable, CaseIterable, Sendable {
    /// The seats are kept until the hold expires.
    case held
    /// Money may have moved, and nobody has heard yet: the seats are sold, no clock runs.
    case paying
    case confirmed
    case declined
    case expired
    case cancelled
    /// All that was paid has been paid back.
    case refunded
  }

  package let id: ID
  package let performance: Performance
  package let seats: [Seat]
  package let customer: Customer
  package let price: Money
  package let holdExpiresAt: Date
  package var status: Status = .held
  /// The card that paying began with. A second attempt has to use the same one.
  package var card: Card?
  package var payment: Payment?

  package init(
    id: ID,
    performance: Performance,
    seats: [Seat],
    customer: Customer,
    price: Money,
    holdExpiresAt: Date
  ) {
    self.id = id
    self.performance = performance
    self.seats = seats
    self.customer = customer
    self.price = price
    self.holdExpiresAt = holdExpiresAt
  }
}

extension Booking.ID: CustomStringConvertible {
  package var description: String { rawValue }
}
