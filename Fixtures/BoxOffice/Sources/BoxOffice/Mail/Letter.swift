/// What the theatre writes to people.
package struct Letter: Hashable, Sendable {
  package var subject: String
  package var text: String

  package init(subject: String, text: String) {
    self.subject = subject
    self.text = text
  }

  package static func tickets(for booking: Booking) -> Letter {
    let seats = booking.seats.map(\.description).joined(separator: ", ")
    return Letter(
      subject: "Your tickets for \(booking.performance.title)",
      text: "Dear \(booking.customer.name), your seats are \(seats). Paid: \(booking.price)."
    )
  }

  package static func refund(of amount: Money, for booking: Booking) -> Letter {
    Letter(
      subject: "Your refund for \(booking.performance.title)",
      text: "Dear \(booking.customer.name), \(amount) has gone back to your card."
    )
  }
}
