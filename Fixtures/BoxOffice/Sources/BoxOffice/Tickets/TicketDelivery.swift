import Understudy

/// Gets the tickets of a paid booking to the customer.
package final class TicketDelivery: Sendable {
  private let audit = Injected<any AuditLog>()
  private let board = Injected<(any FoyerBoard)?>()
  private let clock = Injected<any HouseClock>()
  private let mailer = Injected<any Mailer>()
  private let printer = Injected<Provider<any TicketPrinter>>()
  private let seatMap = Injected<any SeatMap>()

  package init() {}

  package func deliver(_ booking: Booking) async throws {
    try printTickets(of: booking)
    do {
      try await mailer().send(.tickets(for: booking), to: booking.customer.address)
    } catch is MailError {
      // The tickets are printed and paid for: a full mailbox is no reason to undo a sale.
      try await audit().record(.mailFailed, of: booking.id, at: clock().now())
    }
    try await announceIfSoldOut(booking.performance)
  }

  private func printTickets(of booking: Booking) throws {
    let job = try printer().get()
    for ticket in booking.tickets { job.print(ticket) }
  }

  private func announceIfSoldOut(_ performance: Performance) async throws {
    guard let board = try board() else { return }
    if try await seatMap().freeSeats(of: performance.id) == 0 {
      board.show("\(performance.title): sold out")
    }
  }
}
