package import BoxOffice
package import UnderstudyTesting

/// A printer without paper.
///
/// The protocol does not ask for `Sendable`; the spy is it, so that a test can hold what the
/// container hands out.
package final class PrinterSpy: SpyBase, TicketPrinter, @unchecked Sendable {  // Adds no state.
  package let prints = Spy<Ticket>("print(_:)")

  package func print(_ ticket: Ticket) {
    prints.call(ticket)
  }
}
