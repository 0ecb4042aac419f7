package import Foundation

/// Who has which seat of a performance.
///
/// A seat is claimed by at most one booking, first as held and then as sold. Each call takes all
/// of its seats or none.
package protocol SeatMap: Sendable {
  /// Holds seats for a booking until a given time.
  ///
  /// - Throws: `SeatingError.taken` with the seats that somebody else has.
  func hold(
    _ seats: [Seat],
    of performance: Performance.ID,
    for booking: Booking.ID,
    until expiry: Date
  ) async throws

  /// Turns the booking's held seats into sold ones; a hold that has lapsed meanwhile still counts
  /// unless somebody else took the seat. Selling the same seats twice to one booking is fine.
  ///
  /// - Throws: `SeatingError.taken` with the seats that the booking no longer has.
  func sell(
    _ seats: [Seat],
    of performance: Performance.ID,
    to booking: Booking.ID
  ) async throws

  /// Puts all seats of a booking back on sale.
  func release(_ booking: Booking.ID) async throws

  /// How many seats nobody holds or has bought.
  func freeSeats(of performance: Performance.ID) async throws -> Int
}

package enum SeatingError: Error, Hashable {
  case taken([Seat])
}
