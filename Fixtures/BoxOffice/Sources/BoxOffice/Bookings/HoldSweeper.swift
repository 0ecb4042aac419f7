import Understudy

/// Ends the holds whose time is up, so that their seats show as free.
///
/// An actor, because the house runs one sweep at a time.
package actor HoldSweeper {
  @Injected private var audit: any AuditLog
  @Injected private var bookings: any BookingStore
  @Injected private var clock: any HouseClock
  @Injected private var seatMap: any SeatMap

  package init() {}

  /// Ends lapsed holds and says which; one that is being paid for at this moment is left alone.
  @discardableResult
  package func sweep() async throws -> [Booking.ID] {
    let now = clock.now()
    var ended: [Booking.ID] = []
    for var booking in try await bookings.lapsedHolds(at: now) {
      booking.status = .expired
      do {
        try await bookings.update(booking, from: .held)
      } catch is BookingStoreError {
        continue
      }
      try await seatMap.release(booking.id)
      try await audit.record(.expired, of: booking.id, at: now)
      ended.append(booking.id)
    }
    return ended
  }
}
