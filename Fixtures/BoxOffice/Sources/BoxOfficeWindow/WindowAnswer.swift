import BoxOffice
package import Foundation

/// What the window says: a status of HTTP, and JSON.
package struct WindowAnswer: Hashable, Sendable {
  package var status: Int
  package var body: Data

  static func booking(_ booking: Booking, status: Int) throws -> WindowAnswer {
    let answer = BookingAnswer(
      id: booking.id.rawValue,
      status: booking.status,
      seats: booking.seats,
      price: booking.price.cents
    )
    return try json(answer, status: status)
  }

  static func json(_ value: some Encodable, status: Int) throws -> WindowAnswer {
    WindowAnswer(status: status, body: try WindowJSON.encode(value))
  }

  static func problem(_ status: Int, _ code: String) -> WindowAnswer {
    WindowAnswer(
      status: status,
      body: (try? WindowJSON.encode(ProblemAnswer(code: code))) ?? Data()
    )
  }
}

extension WindowAnswer {
  /// What a customer is told of an error; nothing of what only the house should know.
  init(_ error: any Error) {
    self =
      switch error {
      case WindowError.anonymous: .problem(401, "anonymous")
      case let error as BookingError: .init(error)
      case is SeatingError: .problem(409, "taken")
      default: .problem(500, "internal")
      }
  }

  private init(_ error: BookingError) {
    self =
      switch error {
      case .declined(let reason): .problem(402, reason)
      case .unknownBooking: .problem(404, "unknown_booking")
      case .performanceStarted, .holdExpired, .notPossible: .problem(409, "too_late")
      case .noSeats, .noSuchSeat, .noCard, .refundTooLarge: .problem(422, "not_possible")
      case .paymentUnresolved: .problem(504, "payment_unresolved")
      }
  }
}
