import Foundation
import Understudy

/// Where seats are put on hold and holds are given up.
package final class BookingDesk: Sendable {
  private let audit = Injected<any AuditLog>()
  private let bookings = Injected<any BookingStore>()
  private let clock = Injected<any HouseClock>()
  private let numbers = Injected<any BookingNumbers>()
  private let policy = Injected<HoldPolicy>()
  private let prices = Injected<PriceCalculator>()
  private let seatMap = Injected<any SeatMap>()

  package init() {}

  /// Holds seats at today's price until the hold expires.
  package func hold(
    _ seats: [Seat],
    of performance: Performance,
    for customer: Customer
  ) async throws -> Booking {
    let now = try clock().now()
    guard !seats.isEmpty else { throw BookingError.noSeats }
    guard now < performance.curtain else { throw BookingError.performanceStarted }
    let booking = Booking(
      id: try numbers().next(),
      performance: performance,
      seats: seats,
      customer: customer,
      price: try prices().quote(for: seats, isMember: customer.isMember).total,
      holdExpiresAt: now.addingTimeInterval(try policy().duration)
    )

    // Seats first: should the next line fail, the claim lapses by itself.
    try await seatMap().hold(
      seats,
      of: performance.id,
      for: booking.id,
      until: booking.holdExpiresAt
    )
    try await bookings().insert(booking)
    try await audit().record(.held, of: booking.id, amount: booking.price, at: now)
    return booking
  }

  /// Gives up a hold.
  package func cancel(_ id: Booking.ID) async throws {
    guard var booking = try await bookings().find(id) else {
      throw BookingError.unknownBooking(id)
    }
    guard booking.status == .held else { throw BookingError.notPossible(booking.status) }
    booking.status = .cancelled
    try await bookings().update(booking, from: .held)
    try await seatMap().release(id)
    try await audit().record(.cancelled, of: id, at: clock().now())
  }
}
