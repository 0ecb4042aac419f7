package import BoxOffice
package import UnderstudyTesting

/// A gateway without a bank: charges go through unless a test says otherwise.
package struct GatewayStub: PaymentGateway, TestDouble {
  package let charging = Stub<
    (amount: Money, card: Redacted<Card>, key: IdempotencyKey), Charge, PaymentError
  >(
    "charge(_:to:key:)",
    default: { Charge(id: "ch_1", amount: $0.amount, card: $0.card.value) }
  )
  package let refunding = Stub<
    (amount: Money, charge: Charge.ID, card: Redacted<Card>, key: IdempotencyKey), Void,
    PaymentError
  >("refund(_:of:to:key:)")

  package init() {}

  package func charge(
    _ amount: Money,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) -> Charge {
    try await charging.call((amount, Redacted(card), key))
  }

  package func refund(
    _ amount: Money,
    of charge: Charge.ID,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) {
    try await refunding.call((amount, charge, Redacted(card), key))
  }

  /// Lets the first charges go unanswered, and the later ones through.
  package func loseAnswers(_ count: Int) {
    charging.when { _ in true }.replies(.throws(.unreachable).times(count))
  }
}
