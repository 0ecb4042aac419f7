/// Names one movement of money, so that the gateway makes it once however often it is asked.
package struct IdempotencyKey: Hashable, Sendable {
  package let value: String

  /// A booking is charged once in its life.
  package static func charge(for booking: Booking.ID) -> IdempotencyKey {
    IdempotencyKey(value: "\(booking)/charge")
  }

  /// A refund is named by what had gone back before it: asked again it is the same refund, and
  /// the next one is another.
  package static func refund(of booking: Booking.ID, after refunded: Money) -> IdempotencyKey {
    IdempotencyKey(value: "\(booking)/refund/\(refunded.cents)")
  }
}

extension IdempotencyKey: CustomStringConvertible {
  package var description: String { value }
}
