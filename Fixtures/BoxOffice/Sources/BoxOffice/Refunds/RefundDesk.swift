import Foundation

/// Pays back what was paid, to the card it came from.
package struct RefundDesk: Sendable {
  private let audit: any AuditLog
  private let bookings: any BookingStore
  private let clock: any HouseClock
  private let gateway: any PaymentGateway
  private let letters: RefundLetters
  private let seatMap: any SeatMap

  package init(
    audit: any AuditLog,
    bookings: any BookingStore,
    clock: any HouseClock,
    gateway: any PaymentGateway,
    letters: RefundLetters,
    seatMap: any SeatMap
  ) {
    self.audit = audit
    self.bookings = bookings
    self.clock = clock
    self.gateway = gateway
    self.letters = letters
    self.seatMap = seatMap
  }

  /// Refunds a booking, in part or in full, until the curtain rises.
  ///
  /// Once everything has gone back the seats are on sale again; a partial refund (a bad view, a
  /// child's ticket sold as an adult's) leaves them with the customer.
  ///
  /// - Parameter amount: how much; all that is left of the payment if not given.
  package func refund(_ id: Booking.ID, amount: Money? = nil) async throws -> Booking {
    guard var booking = try await bookings.find(id) else {
      throw BookingError.unknownBooking(id)
    }
    guard booking.status == .confirmed, var payment = booking.payment else {
      throw BookingError.notPossible(booking.status)
    }
    guard clock.now() < booking.performance.curtain else {
      throw BookingError.performanceStarted
    }
    let amount = amount ?? payment.refundable
    guard amount > .zero, amount <= payment.refundable else {
      throw BookingError.refundTooLarge(available: payment.refundable)
    }
    try await gateway.refund(
      amount,
      of: payment.charge.id,
      to: payment.charge.card,
      key: .refund(of: id, after: payment.refunded)
    )
    payment.refunded += amount
    booking.payment = payment
    try await settle(&booking, refunding: amount)
    return booking
  }

  private func settle(_ booking: inout Booking, refunding amount: Money) async throws {
    if booking.payment?.refundable == .zero {
      booking.status = .refunded
    }
    try await bookings.update(booking, from: .confirmed)
    if booking.status == .refunded {
      try await seatMap.release(booking.id)
    }
    try await audit.record(.refunded, of: booking.id, amount: amount, at: clock.now())
    await letters.announce(amount, of: booking)
  }
}
