/// Why the box office says no.
package enum BookingError: Error, Hashable {
  case noSeats
  case noSuchSeat(Seat)
  case performanceStarted
  case unknownBooking(Booking.ID)
  /// The booking is not in a state in which this can be done.
  case notPossible(Booking.Status)
  case holdExpired
  case noCard
  case declined(reason: String)
  /// The gateway did not answer. Confirming again is safe: it is the same charge.
  case paymentUnresolved
  case refundTooLarge(available: Money)
}
