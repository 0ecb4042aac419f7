package import BoxOffice
package import UnderstudyTesting

/// A printer without paper.
///
/// The protocol does not ask for `Sendable`; the spy is it, so that a test can hold what the
/// container hands out.
package struct PrinterSpy: TicketPrinter, TestDouble {
  package let prints = Spy<Ticket>("print(_:)")

  package init() {}

  package func print(_ ticket: Ticket) { prints.call(ticket) }
}
