import Foundation

/// Hands out the numbers of new bookings.
package protocol BookingNumbers: Sendable {
  func next() -> Booking.ID
}

/// Numbers that nobody can guess, so that a number read out at the door proves a purchase.
package struct RandomBookingNumbers: BookingNumbers {
  package init() {}

  package func next() -> Booking.ID {
    Booking.ID(rawValue: UUID().uuidString)
  }
}
