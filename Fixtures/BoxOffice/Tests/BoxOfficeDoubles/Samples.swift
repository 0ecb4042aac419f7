package import BoxOffice
package import Foundation

// What the tests speak of: one performance, two customers, two cards.

extension Date {
  /// When the curtain rises on ``BoxOffice/Performance/hamlet``.
  package static let curtain = Date(timeIntervalSinceReferenceDate: 800_000_000)
  /// An hour before: the time of the tests' clock.
  package static let doors = curtain.addingTimeInterval(-3_600)
}

extension Performance {
  package static let hamlet = Performance(id: "hamlet-1", title: "Hamlet", curtain: .curtain)
}

extension Card {
  package static let visa = Card(token: "tok_visa", lastFour: "4242")
  package static let mastercard = Card(token: "tok_mastercard", lastFour: "4444")
  package static let withoutFunds = Card(token: "tok_insufficient_funds", lastFour: "9995")
}

extension Customer {
  /// Comes for the first time.
  package static let ada = Customer(name: "Ada", address: "ada@example.com")
  /// A member, who has left a card at the box office.
  package static let grace = Customer(
    name: "Grace",
    address: "grace@example.com",
    isMember: true,
    savedCard: .mastercard
  )
}

extension Booking.ID: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension Booking {
  /// Two seats in the stalls for Ada, on hold until a quarter of an hour after the doors open.
  package static func sample(
    _ id: Booking.ID = "b1",
    seats: [Seat] = [Seat("A", 1), Seat("A", 2)],
    for customer: Customer = .ada,
    status: Status = .held
  ) -> Booking {
    var booking = Booking(
      id: id,
      performance: .hamlet,
      seats: seats,
      customer: customer,
      price: Money(cents: 90_00),
      holdExpiresAt: .doors.addingTimeInterval(15 * 60)
    )
    booking.status = status
    return booking
  }

  /// The sample, paid for.
  package static func paid(
    _ id: Booking.ID = "b1",
    by card: Card = .visa,
    for customer: Customer = .ada,
    refunded: Money = .zero
  ) -> Booking {
    var booking = sample(id, for: customer, status: .confirmed)
    booking.card = card
    booking.payment = Payment(
      charge: Charge(id: "ch_1", amount: booking.price, card: card),
      refunded: refunded
    )
    return booking
  }
}
