import BoxOffice
import FlyingFox
package import Foundation
import Loopback
package import Understudy
package import UnderstudyModules

/// The window that is open to the web: bookings over HTTP.
///
/// | request | body | answer |
/// | --- | --- | --- |
/// | `POST /bookings` | ``HoldOrder`` | 201, ``BookingAnswer`` |
/// | `POST /bookings/{id}/payment` | ``PaymentOrder`` | 200, ``BookingAnswer`` |
/// | `GET /seats/{performance}` | | 200, ``SeatsAnswer`` |
/// | `GET /health` | | 200, or 503 when nothing can be sold: how the house is, or its start |
/// | `POST /start` | | 202: a start that has failed begins again |
///
/// A window opened by ``open(during:port:healthLimit:clock:)`` answers 503 to the others until the house
/// is ready.
///
/// A server in front of it has checked who asks, and says so in the headers `Customer-Name` and
/// `Customer-Address`, and keeps strangers from asking how the house is. It serves until it is closed or
/// nobody holds it.
package final class BookingWindow: Sendable {
  private let server: LoopbackServer

  /// Opens the window of a house.
  ///
  /// - Parameters:
  ///   - port: 0 for one that is free.
  ///   - healthLimit: how long each service of the house may take to say how it is.
  ///   - clock: what measures that.
  package static func open(
    in container: Container = .current,
    port: UInt16 = 0,
    healthLimit: Duration = .seconds(2),
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> BookingWindow {
    try await open(
      WindowService(in: container, healthLimit: healthLimit, clock: clock),
      port: port
    )
  }

  /// Opens the window while the house starts.
  ///
  /// - Parameters:
  ///   - startUp: the start of the house, which begins if it has not begun.
  ///   - port: 0 for one that is free.
  ///   - healthLimit: how long each service of the house may take to say how it is.
  ///   - clock: what measures that.
  package static func open(
    during startUp: StartUp,
    port: UInt16 = 0,
    healthLimit: Duration = .seconds(2),
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> BookingWindow {
    let window = try await open(
      OpeningService(startUp: startUp, healthLimit: healthLimit, clock: clock),
      port: port
    )
    await startUp.start()
    return window
  }

  private static func open(_ house: some WindowHouse, port: UInt16) async throws -> BookingWindow {
    BookingWindow(
      server: try await LoopbackServer.start(port: port) { server in
        await server.appendRoute("POST /bookings") { request in
          try await answer(request, by: house) { .hold(try WindowJSON.decode(from: $0)) }
        }
        await server.appendRoute("POST /bookings/:id/payment") { request in
          let id = Booking.ID(rawValue: request.routeParameters["id"] ?? "")
          return try await answer(request, by: house) {
            .pay(id, try WindowJSON.decode(from: $0))
          }
        }
        await server.appendRoute("GET /seats/:performance") { request in
          let performance = request.routeParameters["performance"] ?? ""
          return try await answer(request, by: house) { _ in .countSeats(performance) }
        }
        await server.appendRoute("GET /health") { _ in HTTPResponse(await house.health()) }
        await server.appendRoute("POST /start") { _ in HTTPResponse(await house.restart()) }
      }
    )
  }

  private init(server: LoopbackServer) {
    self.server = server
  }

  /// Where it is open.
  package var endpoint: URL { server.endpoint }

  /// Returns when it has been closed.
  package func closed() async { await server.stopped() }

  /// Closes it; what is being served is served to its end.
  package func close() async { await server.stop() }
}

private func answer(
  _ request: HTTPRequest,
  by house: some WindowHouse,
  reading: (Data) throws -> WindowRequest.Matter
) async throws -> HTTPResponse {
  let answer =
    if let matter = try? reading(try await request.bodyData) {
      await house.answer(matter, for: request.customer)
    } else {
      WindowAnswer.problem(400, "malformed")
    }
  return HTTPResponse(answer)
}

extension HTTPResponse {
  fileprivate init(_ answer: WindowAnswer) {
    self.init(
      statusCode: HTTPStatusCode(answer.status, phrase: ""),
      headers: [.contentType: "application/json"],
      body: answer.body
    )
  }
}

extension HTTPRequest {
  fileprivate var customer: Customer? {
    guard let name = headers[HTTPHeader("Customer-Name")],
      let address = headers[HTTPHeader("Customer-Address")]
    else { return nil }
    return Customer(name: name, address: address)
  }
}
