package import BoxOffice
package import Foundation
package import UnderstudyTesting

/// Listens in between the desks and a real seat map, and may hold a call up or answer it.
package struct SeatMapSpy: SeatMap, TestDouble {
  package let holding = Stub<(seats: [Seat], booking: Booking.ID), Void, any Error>("hold(_:for:)")
  package let selling = Stub<(seats: [Seat], booking: Booking.ID), Void, any Error>("sell(_:to:)")
  package let releasing = Stub<Booking.ID, Void, any Error>("release(_:)")
  private let real: any SeatMap

  package init(_ real: any SeatMap) { self.real = real }

  package func hold(
    _ seats: [Seat],
    of performance: Performance.ID,
    for booking: Booking.ID,
    until expiry: Date
  ) async throws {
    try await holding.call(
      (seats, booking),
      real: await real.hold(seats, of: performance, for: booking, until: expiry)
    )
  }

  package func sell(
    _ seats: [Seat],
    of performance: Performance.ID,
    to booking: Booking.ID
  ) async throws {
    try await selling.call(
      (seats, booking),
      real: await real.sell(seats, of: performance, to: booking)
    )
  }

  package func release(_ booking: Booking.ID) async throws {
    try await releasing.call(booking, real: await real.release(booking))
  }

  package func freeSeats(of performance: Performance.ID) async throws -> Int {
    try await real.freeSeats(of: performance)
  }
}
