import Dispatch
import Understudy

/// Prints the tickets of a paid booking once more, for somebody who has left them at home.
package struct TicketReprint: Sendable {
  /// Printing at the door is slow; the window does not wait on a thread for it.
  private static let door = DispatchQueue(label: "box office: printing at the door")

  package init() {}

  /// Prints on the door's queue, and returns when the last ticket is out.
  ///
  /// - Throws: `TicketPrinterError.busy` if all printers are at work: what is being sold goes first.
  package func print(_ booking: Booking) async throws {
    guard booking.status == .confirmed else { throw BookingError.notPossible(booking.status) }
    try await withCheckedThrowingContinuation { continuation in
      Self.door.async(
        execute: Container.current.bind {
          continuation.resume(with: Result { try openJob(for: booking) })
        }
      )
    }
  }

  /// Runs on the queue, so it cannot wait for a printer.
  private func openJob(for booking: Booking) throws {
    let printers = try Container.current.resolve(Pool<any TicketPrinter>.self)
    guard let loan = try printers.borrowIfAvailable() else { throw TicketPrinterError.busy }
    defer { loan.end() }
    for ticket in booking.tickets { try loan.value.print(ticket) }
  }
}
