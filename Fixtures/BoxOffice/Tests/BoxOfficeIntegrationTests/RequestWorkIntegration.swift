import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// What the access log says of the work behind each request.
@Suite(.sandboxedHouse)
struct RequestWorkIntegration {
  @Injected private var log: AccessLogDouble

  @Test func `a booking and its payment say what they had to fetch`() async throws {
    let window = try await BookingWindow.open()
    let web = Web(window, as: .ada)
    let held = try await web.post("bookings", HoldOrder.seats(1, 2))
    let booking = try WindowJSON.decode(BookingAnswer.self, from: held.body)
    _ = try await web.post("bookings/\(booking.id)/payment", PaymentOrder(card: .visa))
    #expect(
      log.entries.map(\.work.description) == [
        "8 parts: 5 built, 3 found, 7 nested, 0 failed",
        "8 parts: 1 built, 7 found, 7 nested, 0 failed",
      ]
    )
    await window.close()
  }

  @Test func `two requests at the same time count their own work`() async throws {
    let gate = Gate("holding seats")
    let seatMap = SeatMapSpy(try await Container.current.resolve())
    seatMap.holding.replies(.real.held(at: gate))
    Container.current.register(seatMap, as: (any SeatMap).self)
    let window = try await BookingWindow.open()
    async let held = Web(window, as: .ada).post("bookings", HoldOrder.seats(1))
    await gate.waitForArrivals()
    #expect(try await Web(window, as: nil).get("seats/hamlet-1").status == 200)
    gate.open()
    #expect(try await held.status == 201)
    // Who came second left first, found what the other had had built, and had no customer to fetch.
    #expect(
      log.entries.map { "#\($0.request): \($0.work)" } == [
        "#2: 7 parts: 1 built, 6 found, 6 nested, 0 failed",
        "#1: 8 parts: 4 built, 4 found, 7 nested, 0 failed",
      ]
    )
    await window.close()
  }

  @Test func `what cannot be had is counted where it was asked for`() async throws {
    Container.current.unregister((any SeatMap).self)
    let window = try await BookingWindow.open()
    #expect(try await Web(window, as: nil).get("seats/hamlet-1").status == 500)
    #expect(log.entries.map(\.work) == [RequestWork(built: 3, found: 2, nested: 5, failed: 2)])
    await window.close()
  }
}
