import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import Foundation

/// Somebody at the other end of the wire.
struct Web: Sendable {
  private let wire: URLSessionTransport
  private let headers: [String: String]

  init(_ window: BookingWindow, as customer: Customer?) {
    wire = URLSessionTransport(base: window.endpoint)
    headers =
      customer.map { ["Customer-Name": $0.name, "Customer-Address": $0.address] } ?? [:]
  }

  func get(_ path: String) async throws -> HTTPReply {
    try await wire.send(HTTPCall(path: path, headers: headers))
  }

  func post(_ path: String, _ body: some Encodable) async throws -> HTTPReply {
    try await wire.send(
      HTTPCall(path: path, headers: headers, body: try WindowJSON.encode(body))
    )
  }
}

extension HoldOrder {
  /// Seats in row A of ``BoxOffice/Performance/hamlet``.
  static func seats(_ numbers: Int...) -> HoldOrder {
    HoldOrder(performance: .hamlet, seats: numbers.map { Seat("A", $0) })
  }
}
