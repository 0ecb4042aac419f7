import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import Foundation
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// The window for HTTP, from outside: a real server, the real seat map and the gateway's sandbox.
@Suite(.sandboxedHouse)
struct WindowIntegration {
  @Injected private var log: AccessLogDouble
  @Injected private var sandbox: GatewaySandbox

  @Test func `a seat is booked and paid for over HTTP`() async throws {
    let window = try await BookingWindow.open()
    let web = Web(window, as: .ada)
    let held = try await web.post("bookings", HoldOrder.seats(1, 2))
    #expect(held.status == 201)
    let booking = try WindowJSON.decode(BookingAnswer.self, from: held.body)
    #expect(booking.status == .held)
    let paid = try await web.post("bookings/\(booking.id)/payment", PaymentOrder(card: .visa))
    #expect(paid.status == 200)
    #expect(await sandbox.ledger.balance(of: SandboxCard.good) == 90_00)
    let left = try await web.get("seats/hamlet-1")
    #expect(try WindowJSON.decode(from: left.body) == SeatsAnswer.hamlet(free: 24))
    #expect(
      log.entries.map { "#\($0.request) \($0.customer ?? "-") \($0.matter): \($0.steps)" } == [
        "#1 ada@example.com POST /bookings: [\"held \(booking.id)\"]",
        "#2 ada@example.com POST /bookings/\(booking.id)/payment: [\"sold \(booking.id)\"]",
        "#3 ada@example.com GET /seats/hamlet-1: [\"24 free\"]",
      ]
    )
    await window.close()
  }

  @Test func `of twenty who ask for a seat at once, one gets it, and all requests end`()
    async throws
  {
    let window = try await BookingWindow.open()
    let web = Web(window, as: .ada)
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...20 {
        group.addTask { try await web.post("bookings", HoldOrder.seats(1)).status }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.sorted() == [201] + Array(repeating: 409, count: 19))
    #expect(Set(log.entries.map(\.request)) == Set(1...20))
    #expect(Container.current.openScopes.isEmpty)
    await window.close()
  }

  @Test func `what cannot be read is no request`() async throws {
    let window = try await BookingWindow.open()
    let reply = try await Web(window, as: .ada).post("bookings", ["seats": "A1"])
    #expect(reply.status == 400)
    #expect(log.entries.isEmpty)
    await window.close()
  }

  @Test func `a passer-by may look at the seats and buys none`() async throws {
    let window = try await BookingWindow.open()
    let web = Web(window, as: nil)
    #expect(try await web.get("seats/hamlet-1").status == 200)
    #expect(try await web.post("bookings", HoldOrder.seats(1)).status == 401)
    await window.close()
  }
}

// MARK: - Fixtures

extension SeatsAnswer {
  fileprivate static func hamlet(free: Int) -> SeatsAnswer {
    SeatsAnswer(performance: "hamlet-1", free: free)
  }
}
