package import BoxOffice
package import UnderstudyTesting

/// A printer without paper.
package struct PrinterSpy: TicketPrinter, TestDouble {
  package let prints = Stub<Ticket, Void, TicketPrinterError>("print(_:)")
  package let resets = Stub<Void, Void, TicketPrinterError>("reset()")

  package init() {}

  package func print(_ ticket: Ticket) throws(TicketPrinterError) { try prints.call(ticket) }

  package func reset() throws(TicketPrinterError) { try resets.call() }
}
