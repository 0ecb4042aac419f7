import Dispatch
import Understudy

/// Prints the tickets of a paid booking once more, for somebody who has left them at home.
package struct TicketReprint: Sendable {
  /// The printer at the door is slow and takes one job after the other; the window does not wait
  /// on a thread for it.
  private static let door = DispatchQueue(label: "box office: printer at the door")

  package init() {}

  /// Prints on the door's queue, and returns when the last ticket is out.
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

  /// A job belongs to the thread that opens it, so it is opened where it runs.
  private func openJob(for booking: Booking) throws {
    let job = try Container.current.resolve((any TicketPrinter).self)
    for ticket in booking.tickets { job.print(ticket) }
  }
}
