import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class RequestTests: BoxOfficeTestCase {
  private var window: WindowService!

  override func setUp() async throws {
    try await super.setUp()
    window = WindowService(in: container)
  }

  override func tearDown() async throws {
    window = nil
    try await super.tearDown()
  }

  func testARequestIsOverWhenItIsAnswered() async {
    let answer = await window.answer(.countSeats("hamlet-1"), for: nil)
    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(container.openScopes, [])
    XCTAssertEqual(
      house.requests.entries.map(\.description),
      ["#1 - GET /seats/hamlet-1: 20 free [7 parts: 3 built, 4 found, 6 nested, 0 failed]"]
    )
  }

  func testARequestThatFailsIsOverToo() async {
    let answer = await window.answer(.pay("b9", PaymentOrder(card: .visa)), for: .ada)
    XCTAssertEqual(answer.problem, "unknown_booking")
    XCTAssertEqual(container.openScopes, [])
    XCTAssertEqual(house.requests.entries.map(\.steps), [["failed: unknownBooking(b9)"]])
  }

  func testEachRequestHasAClerkAndATrailOfItsOwn() async throws {
    let requests = [1, 2].map {
      WindowRequest(id: $0, customer: .ada, matter: .countSeats("hamlet-1"))
    }
    let first = try await container.open(requests[0])
    let second = try await container.open(requests[1])
    let trail = try await second.resolve(RequestTrail.self)
    let again = try await second.resolve(RequestTrail.self)
    let other = try await first.resolve(RequestTrail.self)
    XCTAssertTrue(trail === again)
    XCTAssertFalse(trail === other)
    trail.note("came second")
    await first.close()
    XCTAssertEqual(house.requests.entries.map(\.steps), [[]])
    await second.close()
    XCTAssertEqual(house.requests.entries.map(\.steps), [[], ["came second"]])
  }

  func testASeatMapOfOneRequestIsNotThatOfAnother() async throws {
    let full = SeatMapDouble()
    full.on.freeSeats().returns(0)
    let request = WindowRequest(id: 0, customer: nil, matter: .countSeats("hamlet-1"))
    let body = try await container.withScope(request) { scope in
      scope.register(full, as: (any SeatMap).self)
      return try await scope.resolve(WindowClerk.self).serve().body
    }
    XCTAssertEqual(try WindowJSON.decode(SeatsAnswer.self, from: body).free, 0)
    let other = await window.answer(.countSeats("hamlet-1"), for: nil).body
    XCTAssertEqual(try WindowJSON.decode(SeatsAnswer.self, from: other).free, 20)
  }
}
