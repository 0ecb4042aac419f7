/// The company that moves the money.
package protocol PaymentGateway: Sendable {
  /// Takes money from a card; with a key it has seen before, reports what it did then.
  func charge(
    _ amount: Money,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) -> Charge

  /// Pays part of a charge back to the card it came from.
  func refund(
    _ amount: Money,
    of charge: Charge.ID,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError)
}

package enum PaymentError: Error, Hashable {
  case declined(reason: String)
  /// The gateway understood and refused: asking again will not help.
  case refused(code: String)
  /// No answer, or none that makes sense. The money may have moved.
  case unreachable
}
