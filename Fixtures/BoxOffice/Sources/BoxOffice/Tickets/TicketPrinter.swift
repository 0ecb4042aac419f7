/// One job on the ticket printer.
///
/// Not `Sendable`: a job remembers how far it has got, and belongs to whoever opened it. Every
/// booking opens its own.
package protocol TicketPrinter {
  func print(_ ticket: Ticket)
}

/// Prints to standard output and numbers the tickets of the job.
package final class ConsoleTicketPrinter: TicketPrinter {
  /// What it prints across tickets that nobody is let in with.
  package static let specimen = "SPECIMEN "

  private let watermark: String
  private var count = 0

  package init(watermark: String = "") {
    self.watermark = watermark
  }

  package func print(_ ticket: Ticket) {
    count += 1
    Swift.print(
      "\(watermark)Ticket \(count): \(ticket.title), seat \(ticket.seat) [\(ticket.booking)]"
    )
  }
}
