import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.mockContainer { HouseDoubles().register(in: $0) })
struct RefundRules {
  @Injected private var desk: RefundDesk
  @Injected private var house: HouseDoubles

  @Test(arguments: [0, 1, 30_00, 89_99], [1, 45_00, 60_00, 90_00, 90_01])
  func `never more than is left of the payment`(refunded: Int, asked: Int) async throws {
    house.bookings["b1"] = .paid(refunded: Money(cents: refunded))
    let left = Money(cents: 90_00 - refunded)
    let amount = Money(cents: asked)
    if amount <= left {
      let booking = try await desk.refund("b1", amount: amount)
      #expect(booking.payment?.refundable == left - amount)
      #expect(booking.status == (amount == left ? .refunded : .confirmed))
    } else {
      await #expect(throws: BookingError.refundTooLarge(available: left)) {
        try await desk.refund("b1", amount: amount)
      }
      house.gateway.verifyNoMoreCalls()
    }
  }

  @Test(arguments: [0, -1])
  func `nothing and less than nothing is no refund`(cents: Int) async {
    house.bookings["b1"] = .paid()
    await #expect(throws: BookingError.refundTooLarge(available: Money(cents: 90_00))) {
      try await desk.refund("b1", amount: Money(cents: cents))
    }
  }

  @Test(arguments: [Customer.ada, .grace], [Card.visa, .mastercard])
  func `the money goes to the card that paid`(customer: Customer, card: Card) async throws {
    house.bookings["b1"] = .paid(by: card, for: customer)
    _ = try await desk.refund("b1")
    house.gateway.refunding.verify(with: .any, .any, .equal(card), .any)
    house.gateway.verifyNoMoreCalls()
  }

  @Test(arguments: Booking.Status.allCases.filter { $0 != .confirmed })
  func `only what was paid for is refunded`(status: Booking.Status) async {
    house.bookings["b1"] = .sample(status: status)
    await #expect(throws: BookingError.notPossible(status)) { try await desk.refund("b1") }
    house.gateway.verifyNoMoreCalls()
  }

  @Test(arguments: [-1, 0, 1] as [TimeInterval])
  func `the curtain ends refunds`(offset: TimeInterval) async throws {
    house.bookings["b1"] = .paid()
    house.clock.now = .curtain.addingTimeInterval(offset)
    if offset < 0 {
      #expect(try await desk.refund("b1").status == .refunded)
    } else {
      await #expect(throws: BookingError.performanceStarted) { try await desk.refund("b1") }
    }
  }

  @Test func `customer and accounts hear of it, each by its own mailer`() async throws {
    house.bookings["b1"] = .paid()
    _ = try await desk.refund("b1")
    house.mailer.on.send(to: "ada@example.com").verify()
    house.accounts.on.send(to: "accounts@theatre.example").verify()
    verifyNoMoreCalls(house.mailer, house.accounts)
  }

  @Test func `a letter that does not get through leaves the refund alone`() async throws {
    house.bookings["b1"] = .paid()
    house.mailer.on.send().throws(.undeliverable)
    let booking = try await desk.refund("b1")
    #expect(booking.status == .refunded)
    house.accounts.on.send().verify()
  }

  @Test func `every refund is logged with its own key`() async throws {
    house.bookings["b1"] = .paid()
    for _ in 1...3 { _ = try await desk.refund("b1", amount: Money(cents: 30_00)) }
    #expect(
      house.gateway.refunding.calls.map(\.arguments.key.value)
        == ["b1/refund/0", "b1/refund/3000", "b1/refund/6000"]
    )
    #expect(house.audit.entries.map(\.amount) == Array(repeating: Money(cents: 30_00), count: 3))
  }
}
