/// What the door keeper tears.
package struct Ticket: Hashable, Sendable {
  package var booking: Booking.ID
  package var title: String
  package var seat: Seat

  package init(booking: Booking.ID, title: String, seat: Seat) {
    self.booking = booking
    self.title = title
    self.seat = seat
  }
}

extension Booking {
  /// One ticket a seat.
  package var tickets: [Ticket] {
    seats.map { Ticket(booking: id, title: performance.title, seat: $0) }
  }
}
