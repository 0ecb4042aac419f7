/// Charges for bookings, and asks again when the gateway does not answer.
package struct Till: Sendable {
  private let gateway: any PaymentGateway
  private let attempts: Int

  package init(gateway: any PaymentGateway, attempts: Int = 3) {
    self.gateway = gateway
    self.attempts = attempts
  }

  /// Takes the price of a booking from a card.
  ///
  /// Every attempt carries the booking's own key, so an answer lost on the way back is no second
  /// charge.
  package func charge(for booking: Booking, to card: Card) async throws(PaymentError) -> Charge {
    let key = IdempotencyKey.charge(for: booking.id)
    for _ in 1..<attempts {
      do {
        return try await gateway.charge(booking.price, to: card, key: key)
      } catch .unreachable {
        continue
      }
    }
    return try await gateway.charge(booking.price, to: card, key: key)
  }
}
