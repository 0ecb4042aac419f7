import BoxOffice
import BoxOfficeDoubles
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(
  .mockContainer { container in
    let house = HouseDoubles()
    house.register(in: container)
    house.bookings["b1"] = .sample()
  }
)
struct CheckoutRules {
  @Injected private var checkout: Checkout
  @Injected private var house: HouseDoubles

  @Test func `a sale goes through every step in order`() async throws {
    _ = try await checkout.confirm("b1", card: .visa)
    let steps =
      house.seatMap.callHistory + house.gateway.callHistory + house.bookings.callHistory
      + house.audit.callHistory + house.printer.callHistory + house.mailer.callHistory
    #expect(
      steps.sorted { $0.order < $1.order }.map(\.member) == [
        "sell(_:of:to:)", "update(_:to:)", "charge(_:to:key:)", "update(_:to:)", "append(_:)",
        "print(_:)", "print(_:)", "send(_:to:)",
      ]
    )
  }

  @Test func `the charge is logged with its amount`() async throws {
    _ = try await checkout.confirm("b1", card: .visa)
    #expect(
      house.audit.entries
        == [AuditEntry(.charged, of: "b1", amount: Money(cents: 90_00), at: .doors)]
    )
  }

  @Test(arguments: [
    (Card.visa, Customer.ada, Card.visa),
    (Card.visa, Customer.grace, Card.visa),
    (nil, Customer.grace, Card.mastercard),
  ])
  func `the card presented goes before the card saved`(
    presented: Card?,
    customer: Customer,
    charged: Card
  ) async throws {
    house.bookings["b1"] = .sample(for: customer)
    _ = try await checkout.confirm("b1", card: presented)
    #expect(house.gateway.charging.calls.map(\.arguments.card) == [charged])
  }

  @Test(arguments: [Booking.Status.confirmed, .declined, .cancelled, .refunded])
  func `what is settled is not charged again`(status: Booking.Status) async {
    house.bookings["b1"] = .sample(status: status)
    await #expect(throws: BookingError.notPossible(status)) {
      try await checkout.confirm("b1", card: .visa)
    }
    #expect(house.gateway.callHistory.isEmpty)
  }

  @Test func `another window that was faster leaves us without a charge`() async {
    // The hold is cancelled elsewhere between our reading and our writing.
    let house = house
    house.seatMap.selling.answers { _ in house.bookings["b1"]?.status = .cancelled }
    await #expect(throws: BookingStoreError.stale("b1")) {
      try await checkout.confirm("b1", card: .visa)
    }
    #expect(house.gateway.callHistory.isEmpty)
  }

  @Test(.container { $0.register((any PaymentGateway).self, instance: BrokenGateway()) })
  func `a gateway that answers nonsense is an error, not a sale`() async throws {
    await #expect(throws: PaymentError.refused(code: "nonsense")) {
      try await checkout.confirm("b1", card: .visa)
    }
    #expect(house.gateway.callHistory.isEmpty)
    #expect(house.mailer.callHistory.isEmpty)
  }
}

// MARK: - Fixtures

private struct BrokenGateway: PaymentGateway {
  func charge(
    _ amount: Money,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) -> Charge {
    throw .refused(code: "nonsense")
  }

  func refund(
    _ amount: Money,
    of charge: Charge.ID,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) {
    throw .refused(code: "nonsense")
  }
}
