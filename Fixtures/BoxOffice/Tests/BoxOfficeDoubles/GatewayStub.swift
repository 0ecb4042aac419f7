package import BoxOffice
package import UnderstudyTesting

/// A gateway without a bank: charges go through unless a test says otherwise.
package final class GatewayStub: PaymentGateway, TestDouble {
  package let charging = Stub<
    (amount: Money, card: Card, key: IdempotencyKey), Charge, PaymentError
  >(
    "charge(_:to:key:)"
  )
  package let refunding = Stub<
    (amount: Money, charge: Charge.ID, card: Card, key: IdempotencyKey), Void, PaymentError
  >("refund(_:of:to:key:)")

  package init() {
    acceptCharges()
  }

  package func charge(
    _ amount: Money,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) -> Charge {
    try await charging.call((amount, card, key))
  }

  package func refund(
    _ amount: Money,
    of charge: Charge.ID,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) {
    try await refunding.call((amount, charge, card, key))
  }

  package func reset() {
    for member in members { member.reset() }
    acceptCharges()
  }

  private func acceptCharges() {
    charging.answers { Charge(id: "ch_1", amount: $0.amount, card: $0.card) }
  }
}
