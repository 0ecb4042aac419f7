import Synchronization

/// A ticket printer. It is borrowed for one job at a time, and reset between two.
package protocol TicketPrinter: Sendable {
  func print(_ ticket: Ticket) throws(TicketPrinterError)

  /// Makes it ready for the next job.
  ///
  /// - Throws: if it cannot be used any more.
  func reset() throws(TicketPrinterError)
}

package enum TicketPrinterError: Error, Hashable {
  /// Paper is stuck in it: somebody has to open it.
  case jammed
  /// All printers are at work.
  case busy
}

/// Prints to standard output and numbers the tickets of the job.
package final class ConsoleTicketPrinter: TicketPrinter {
  /// What it prints across tickets that nobody is let in with.
  package static let specimen = "SPECIMEN "

  private let watermark: String
  private let count = Mutex(0)

  package init(watermark: String = "") {
    self.watermark = watermark
  }

  package func print(_ ticket: Ticket) throws(TicketPrinterError) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    Swift.print(
      "\(watermark)Ticket \(number): \(ticket.title), seat \(ticket.seat) [\(ticket.booking)]"
    )
  }

  package func reset() throws(TicketPrinterError) { count.withLock { $0 = 0 } }
}
