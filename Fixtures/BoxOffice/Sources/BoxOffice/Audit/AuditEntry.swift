package import Foundation

/// One line of the audit log.
package struct AuditEntry: Hashable, Sendable {
  package enum Event: String, Codable, CaseIterable, Sendable {
    case held
    case cancelled
    case expired
    case charged
    case declined
    case refunded
    case mailFailed
    case printFailed
  }

  package var event: Event
  package var booking: Booking.ID
  package var amount: Money?
  package var at: Date

  package init(_ event: Event, of booking: Booking.ID, amount: Money? = nil, at: Date) {
    self.event = event
    self.booking = booking
    self.amount = amount
    self.at = at
  }
}
