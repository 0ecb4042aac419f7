package import BoxOffice

/// Serves one request, for the customer who made it.
package struct WindowClerk: Sendable {
  private let request: WindowRequest
  private let customer: Customer?
  private let trail: RequestTrail
  private let bookings: any BookingStore
  private let checkout: Checkout
  private let desk: BookingDesk
  private let seatMap: any SeatMap

  package init(
    request: WindowRequest,
    customer: Customer?,
    trail: RequestTrail,
    bookings: any BookingStore,
    checkout: Checkout,
    desk: BookingDesk,
    seatMap: any SeatMap
  ) {
    self.request = request
    self.customer = customer
    self.trail = trail
    self.bookings = bookings
    self.checkout = checkout
    self.desk = desk
    self.seatMap = seatMap
  }

  package func serve() async throws -> WindowAnswer {
    do {
      return switch request.matter {
      case .hold(let order): try await hold(order)
      case .pay(let id, let order): try await pay(for: id, order)
      case .countSeats(let performance): try await countSeats(of: performance)
      }
    } catch {
      trail.note("failed: \(error)")
      throw error
    }
  }

  private func hold(_ order: HoldOrder) async throws -> WindowAnswer {
    guard let customer else { throw WindowError.anonymous }
    let booking = try await desk.hold(order.seats, of: order.performance, for: customer)
    trail.note("held \(booking.id)")
    return try .booking(booking, status: 201)
  }

  private func pay(for id: Booking.ID, _ order: PaymentOrder) async throws -> WindowAnswer {
    guard let customer else { throw WindowError.anonymous }
    // Somebody else's booking is none: numbers are not to be tried out.
    guard let booking = try await bookings.find(id), booking.customer.address == customer.address
    else { throw BookingError.unknownBooking(id) }
    let sold = try await checkout.confirm(id, card: order.card)
    trail.note("sold \(id)")
    return try .booking(sold, status: 200)
  }

  private func countSeats(of performance: Performance.ID) async throws -> WindowAnswer {
    let free = try await seatMap.freeSeats(of: performance)
    trail.note("\(free) free")
    return try .json(SeatsAnswer(performance: performance, free: free), status: 200)
  }
}
