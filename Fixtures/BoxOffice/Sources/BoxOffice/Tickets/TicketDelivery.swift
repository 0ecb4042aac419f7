import Understudy
package import UnderstudyInsight

/// Gets the tickets of a paid booking to the customer.
package final class TicketDelivery: Sendable {
  private let audit = Injected<any AuditLog>()
  private let board = Injected<(any FoyerBoard)?>()
  private let clock = Injected<any HouseClock>()
  private let mailer = Injected<any Mailer>()
  private let printers = Injected<Pool<any TicketPrinter>>()
  private let seatMap = Injected<any SeatMap>()

  package init() {}

  package func deliver(_ booking: Booking) async throws {
    try await printTickets(of: booking)
    do {
      try await mailer().send(.tickets(for: booking), to: booking.customer.address)
    } catch is MailError {
      // The tickets are printed and paid for: a full mailbox is no reason to undo a sale.
      try await audit().record(.mailFailed, of: booking.id, at: clock().now())
    }
    try await announceIfSoldOut(booking.performance)
  }

  /// Waits for a printer if all are at work.
  private func printTickets(of booking: Booking) async throws {
    do {
      try await printers().withBorrowed { printer in
        for ticket in booking.tickets { try printer.print(ticket) }
      }
    } catch is TicketPrinterError {
      // Paid for is paid for: the tickets are printed again at the door.
      try await audit().record(.printFailed, of: booking.id, at: clock().now())
    }
  }

  private func announceIfSoldOut(_ performance: Performance) async throws {
    guard let board = try board() else { return }
    if try await seatMap().freeSeats(of: performance.id) == 0 {
      board.show("\(performance.title): sold out")
    }
  }
}

extension TicketDelivery: HealthChecking {
  /// Whether a ticket would be printed at once. One that jams is replaced; when all are at work,
  /// customers wait.
  package func checkHealth() throws -> ServiceHealth {
    let printers = try printers().statistics
    guard printers.borrowed == printers.maximum else { return .healthy }
    return .degraded(
      "all \(printers.maximum) printers are at work, and \(printers.waiting) jobs wait"
    )
  }
}
