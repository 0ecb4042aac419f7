import Understudy

/// Turns a held booking into a paid one.
package final class Checkout: Sendable {
  private let audit = Injected<any AuditLog>()
  private let bookings = Injected<any BookingStore>()
  private let clock = Injected<any HouseClock>()
  private let delivery = Injected<TicketDelivery>()
  private let seatMap = Injected<any SeatMap>()
  private let till = Injected<Till>()

  package init() {}

  /// Charges for a booking and delivers its tickets.
  ///
  /// The seats are sold before the money moves: nobody pays for a seat that somebody else has.
  ///
  /// - Parameter card: the card presented; without one, the card the customer left with us.
  package func confirm(_ id: Booking.ID, card: Card? = nil) async throws -> Booking {
    var booking = try await payable(id)
    guard let card = booking.card ?? card ?? booking.customer.savedCard else {
      throw BookingError.noCard
    }
    if booking.status == .held {
      try await seatMap().sell(booking.seats, of: booking.performance.id, to: id)
      booking.status = .paying
      booking.card = card
      try await bookings().update(booking, from: .held)
    }
    let charge = try await charge(for: booking, to: card)
    booking.status = .confirmed
    booking.payment = Payment(charge: charge)
    try await bookings().update(booking, from: .paying)
    try await audit().record(.charged, of: id, amount: charge.amount, at: clock().now())
    try await delivery().deliver(booking)
    return booking
  }

  /// The booking, if it can be paid for: held in time, or left over from an attempt that got no
  /// answer.
  private func payable(_ id: Booking.ID) async throws -> Booking {
    guard let booking = try await bookings().find(id) else {
      throw BookingError.unknownBooking(id)
    }
    switch booking.status {
    case .paying: return booking
    case .held where try clock().now() < booking.holdExpiresAt: return booking
    case .held, .expired: throw BookingError.holdExpired
    default: throw BookingError.notPossible(booking.status)
    }
  }

  private func charge(for booking: Booking, to card: Card) async throws -> Charge {
    do {
      return try await till().charge(for: booking, to: card)
    } catch PaymentError.declined(let reason) {
      try await giveUp(booking)
      throw BookingError.declined(reason: reason)
    } catch PaymentError.unreachable {
      throw BookingError.paymentUnresolved
    }
  }

  /// A declined card ends the booking, and its seats go back on sale.
  private func giveUp(_ booking: Booking) async throws {
    var declined = booking
    declined.status = .declined
    try await bookings().update(declined, from: .paying)
    try await seatMap().release(booking.id)
    try await audit().record(
      .declined,
      of: booking.id,
      amount: booking.price,
      at: clock().now()
    )
  }
}
