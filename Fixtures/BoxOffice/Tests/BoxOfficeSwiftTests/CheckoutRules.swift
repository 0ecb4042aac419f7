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
    verifyOrder(
      house.seatMap.on.sell(to: "b1"),
      house.bookings.updates.matching("b1", .equal(Booking.Status.paying)),
      house.gateway.charging.matching(),
      house.bookings.updates.matching("b1", .equal(Booking.Status.confirmed)),
      house.audit.on.append(),
      house.printer.on.print(),
      house.printer.on.print(),
      house.mailer.on.send(to: "ada@example.com"),
      nothingBetween: true
    )
    verifyNoMoreCalls(house.seatMap, house.gateway, house.bookings, house.audit, house.mailer)
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
    house.gateway.charging.verify(with: .any, .equal(charged), .any)
    house.gateway.verifyNoMoreCalls()
  }

  @Test(arguments: [Booking.Status.confirmed, .declined, .cancelled, .refunded])
  func `what is settled is not charged again`(status: Booking.Status) async {
    house.bookings["b1"] = .sample(status: status)
    await #expect(throws: BookingError.notPossible(status)) {
      try await checkout.confirm("b1", card: .visa)
    }
    house.gateway.verifyNoMoreCalls()
  }

  @Test func `another window that was faster leaves us without a charge`() async {
    // The hold is cancelled elsewhere between our reading and our writing.
    let house = house
    house.seatMap.on.sell().answers { _, _, _ in house.bookings["b1"]?.status = .cancelled }
    await #expect(throws: BookingStoreError.stale("b1")) {
      try await checkout.confirm("b1", card: .visa)
    }
    house.gateway.verifyNoMoreCalls()
  }

  @Test func `a gateway that answers nonsense is an error, not a sale`() async {
    house.gateway.charging.throws(.refused(code: "nonsense"))
    await #expect(throws: PaymentError.refused(code: "nonsense")) {
      try await checkout.confirm("b1", card: .visa)
    }
    house.gateway.charging.verify()
    house.mailer.verifyNoMoreCalls()
  }
}
