package import BoxOffice
package import Foundation
package import UnderstudyTesting

/// A hall in which every seat is free until a test says that it is not.
package actor SeatMapStub: SeatMap, TestDouble {
  package nonisolated let holding = Stub<
    (seats: [Seat], performance: Performance.ID, booking: Booking.ID, expiry: Date), Void, any Error
  >("hold(_:of:for:until:)")
  package nonisolated let selling = Stub<
    (seats: [Seat], performance: Performance.ID, booking: Booking.ID), Void, any Error
  >("sell(_:of:to:)")
  package nonisolated let releasing = Stub<Booking.ID, Void, any Error>("release(_:)")
  package nonisolated let counting = Stub<Performance.ID, Int, any Error>(
    "freeSeats(of:)",
    default: 20
  )

  package init() {}

  package func hold(
    _ seats: [Seat],
    of performance: Performance.ID,
    for booking: Booking.ID,
    until expiry: Date
  ) async throws {
    try await holding.call((seats, performance, booking, expiry))
  }

  package func sell(
    _ seats: [Seat],
    of performance: Performance.ID,
    to booking: Booking.ID
  ) async throws {
    try await selling.call((seats, performance, booking))
  }

  package func release(_ booking: Booking.ID) async throws { try await releasing.call(booking) }

  package func freeSeats(of performance: Performance.ID) async throws -> Int {
    try await counting.call(performance)
  }
}
