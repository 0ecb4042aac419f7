// snippet: swift-dependencies, after
import Observation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

struct SeatClient: Sendable {
  var free: @Sendable (_ row: Int) async throws -> [String]
}

struct BoxOfficeClosed: Error {}

extension SeatClient {
  static let live = SeatClient { _ in throw BoxOfficeClosed() }  // in the app: a request

  static let unanswered = SeatClient { row in
    try await Stub<Int, [String], any Error>("free(row:)").call(row)
  }
}

extension Dependencies {
  var seatClient: Dependency<SeatClient> {
    Dependency(live: { .live }, test: { .unanswered })
  }
}

@MainActor @Observable final class SeatListModel {
  @ObservationIgnored @Injected(\.seatClient) var client
  private(set) var seats: [String] = []
  private(set) var isClosed = false

  func load(row: Int) async {
    do { seats = try await client.free(row) } catch { isClosed = true }
  }
}

@Suite(.container)
@MainActor struct SeatListModelTests {
  @Test(.container { $0.register(key: \.seatClient, instance: SeatClient { ["A\($0)"] }) })
  func `free seats are listed`() async {
    let model = SeatListModel()
    await model.load(row: 3)
    #expect(model.seats == ["A3"])
  }

  @Test func `a closed box office is shown`() async {
    let model = withContainer {
      $0.register(key: \.seatClient, instance: SeatClient { _ in throw BoxOfficeClosed() })
    } operation: {
      SeatListModel()
    }
    await model.load(row: 3)  // outside the block, and the model keeps its client
    #expect(model.isClosed)
  }

  @Test func `a client that the test forgot is reported`() async {
    await withKnownIssue {
      await SeatListModel().load(row: 3)
    } matching: { issue in
      "\(issue)".contains("No answer for free(row: 3)")
    }
  }
}
// end snippet
