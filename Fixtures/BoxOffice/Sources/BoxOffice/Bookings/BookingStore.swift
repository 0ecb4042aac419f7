package import Foundation

/// Where bookings are kept.
package protocol BookingStore: Sendable {
  func insert(_ booking: Booking) async throws

  func find(_ id: Booking.ID) async throws -> Booking?

  /// Writes a booking whose stored status is still the given one.
  ///
  /// - Throws: `BookingStoreError.stale` if another window was faster.
  func update(_ booking: Booking, from status: Booking.Status) async throws

  /// The held bookings whose time is up, oldest first.
  func lapsedHolds(at time: Date) async throws -> [Booking]
}

package enum BookingStoreError: Error, Hashable {
  case stale(Booking.ID)
}
