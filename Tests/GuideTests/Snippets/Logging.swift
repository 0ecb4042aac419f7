import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: logging
struct SeatChart: Sendable {}

struct SalesDesk: Sendable {
  let chart: SeatChart
}

func startSelling() throws {
  let container = Container(label: "app")
  let logging = container.startLogging(from: .debug)  // on standard error
  container.register(SeatChart.self) { SeatChart() }
  container.register(SalesDesk.self) { try SalesDesk(chart: $0.resolve()) }

  _ = try container.resolve(SalesDesk.self)
  logging.cancel()
}
// end snippet

@Test func `a sale is logged on standard error`() async throws {
  let result = try await #require(
    processExitsWith: .success,
    observing: [\.standardErrorContent]
  ) {
    try startSelling()
  }
  let shown = try ShownTexts.all(in: "Guides/logging.md")
  let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
    .split(separator: "\n").filter { $0.hasPrefix("Understudy ") }
    .map { line in
      line.replacing(#/[0-9.]+ ms/#, with: "0.018 ms")
        .replacing("GuideTests/Logging.swift", with: "BoxOffice/Sales.swift")
    }
  #expect(lines.joined(separator: "\n") == shown.first)
}

@Test func `a log goes where its closure says`() throws {
  let container = Container(label: "app")
  let journal = Lock<[String]>([])
  let write: @Sendable (String) -> Void = { line in journal.withLock { $0.append(line) } }
  // snippet: a closure of one's own
  container.startLogging(from: .warning, slowerThan: .milliseconds(50)) { entry in
    entry.writeToStandardError()
    write("\(entry.message) \(entry.metadata["fix"] ?? "")")
  }
  // end snippet
  _ = try? container.resolve(SeatChart.self)
  #expect(
    journal.withLock { $0 } == [
      "resolving SeatChart failed: Nothing is registered for SeatChart. "
        + "register it: container.register(SeatChart.self) { … }"
    ]
  )
}

// snippet: events
@Test func `an observer sees what a log only tells`() throws {
  let container = Container(label: "app")
  container.register(SeatChart.self) { SeatChart() }
  let built = Spy<Key>("built(_:)")
  let token = container.observe { event in
    if case .resolved(cacheHit: false) = event.kind { built.call(event.key!) }
  }

  for _ in 1...3 { _ = try container.resolve(SeatChart.self) }
  token.cancel()

  #expect(built.calls.map(\.arguments) == [.of(SeatChart.self)])
}
// end snippet

// snippet: a log in a test
@Test(.container { $0.register(SeatChart.self) { SeatChart() } })
func `the chart is built when it is needed`() throws {
  let logger = RecordingLogger()
  Container.current.startLogging(to: logger, from: .debug)

  _ = try Container.current.resolve(SeatChart.self)

  #expect(logger.entries.map(\.message) == ["built SeatChart"])
}
// end snippet

#if Logging
  // snippet: swift-log
  import InMemoryLogging
  import Logging

  @Test func `a logger of swift-log gets the entries`() throws {
    let handler = InMemoryLogHandler()
    let logger = Logger(label: "box-office") { _ in handler }
    let container = Container(label: "app")
    container.startLogging(to: logger, slowerThan: .milliseconds(50))

    #expect(throws: ContainerError.self) { try container.resolve(SeatChart.self) }

    let entry = try #require(handler.entries.first)
    #expect(entry.level == .error)
    #expect(entry.metadata["key"] == "SeatChart")
    #expect(entry.error is ContainerError)
  }
// end snippet
#endif
