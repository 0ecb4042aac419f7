import BoxOffice
import BoxOfficeWindow
import Foundation
import GatewaySandbox

/// Somebody who books and pays from home.
struct Visit {
  private let wire: URLSessionTransport
  private let headers = ["Customer-Name": "Alan", "Customer-Address": "alan@example.com"]

  init(to window: BookingWindow) {
    wire = URLSessionTransport(base: window.endpoint)
  }

  func run() async throws {
    let hamlet = Performance(
      id: "hamlet-2",
      title: "Hamlet",
      curtain: Date().addingTimeInterval(90_000)
    )
    let held = try await post(
      "bookings",
      HoldOrder(performance: hamlet, seats: [Seat("M", 1), Seat("M", 2)])
    )
    let booking = try WindowJSON.decode(BookingAnswer.self, from: held)
    let card = Card(token: SandboxCard.other, lastFour: "4444")
    let paid = try await post("bookings/\(booking.id)/payment", PaymentOrder(card: card))
    print("Alan at home: \(String(decoding: paid, as: UTF8.self))")
  }

  private func post(_ path: String, _ body: some Encodable) async throws -> Data {
    let body = try WindowJSON.encode(body)
    return try await wire.send(HTTPCall(path: path, headers: headers, body: body)).body
  }
}
