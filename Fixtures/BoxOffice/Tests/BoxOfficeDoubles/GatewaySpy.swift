package import BoxOffice
package import UnderstudyTesting

/// Listens in between the till and a real gateway, and may answer in its place.
package struct GatewaySpy: PaymentGateway, TestDouble {
  package let charging = Stub<
    (amount: Money, card: Redacted<Card>, key: IdempotencyKey), Charge, PaymentError
  >("charge(_:to:key:)")
  package let refunding = Stub<
    (amount: Money, charge: Charge.ID, card: Redacted<Card>, key: IdempotencyKey), Void,
    PaymentError
  >("refund(_:of:to:key:)")
  private let real: any PaymentGateway

  package init(_ real: any PaymentGateway) { self.real = real }

  package func charge(
    _ amount: Money,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) -> Charge {
    try await charging.call(
      (amount, Redacted(card), key),
      real: await real.charge(amount, to: card, key: key)
    )
  }

  package func refund(
    _ amount: Money,
    of charge: Charge.ID,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) {
    try await refunding.call(
      (amount, charge, Redacted(card), key),
      real: await real.refund(amount, of: charge, to: card, key: key)
    )
  }
}
