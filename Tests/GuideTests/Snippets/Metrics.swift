// snippet: counting
import Testing
import Understudy
import UnderstudyInsight

final class PriceList: Sendable {
  let prices = ["stalls": 40, "balcony": 25]
}

struct Quote: Sendable {
  let list: PriceList
}

@Test func `the price list is read once, however many ask`() throws {
  let container = Container(label: "box office")
  container.register(PriceList.self) { PriceList() }
  container.register(Quote.self, lifetime: .transient) { Quote(list: try $0.resolve()) }

  let metrics = container.startMetrics()
  for _ in 0..<10 { _ = try container.resolve(Quote.self) }

  let report = metrics.report()
  #expect(report[.of(PriceList.self)]?.misses == 1)
  #expect(report[.of(PriceList.self)]?.hits == 9)
  #expect(report.resolutions == 20 && report.nested == 10 && report.failures == 0)
}
// end snippet

@Test func `the evening builds nothing that the morning has built`() throws {
  let container = Container(label: "box office")
  container.register(PriceList.self) { PriceList() }
  let metrics = container.startMetrics(slowest: 5)

  _ = try container.resolve(PriceList.self)  // the morning
  metrics.reset()
  _ = try container.resolve(PriceList.self)  // the evening
  metrics.stop()

  #expect(metrics.report().misses == 0)
}

// snippet: slow ones as they happen
func watch(_ container: Container) -> ObservationToken {
  container.observe(slowerThan: .milliseconds(50)) { event in
    if case .slow = event.kind, let key = event.key, let site = event.site {
      print("\(key) took \(event.duration) for \(site)")
    }
  }
}
// end snippet

@Test func `slow ones are printed`() throws {
  let container = Container()
  let token = watch(container)
  container.register(PriceList.self) { PriceList() }
  _ = try container.resolve(PriceList.self)
  token.cancel()
}

@Test func `the guide shows the report that is printed`() throws {
  let container = Container(label: "box office")
  container.register(PriceList.self) { PriceList() }
  container.register(Quote.self, lifetime: .transient) { Quote(list: try $0.resolve()) }
  let metrics = container.startMetrics(slowest: 2)
  for _ in 0..<10 { _ = try container.resolve(Quote.self) }
  _ = try? container.resolve(Int.self)
  let shown = try #require(try ShownTexts.all(in: "Guides/exporting-metrics.md").first)
  #expect(withoutMeasures("\(metrics.report())") == withoutMeasures(shown))
}

/// How long it took and where it was asked for is another matter each time, and so is who was slowest.
private func withoutMeasures(_ text: String) -> String {
  text
    .replacing(/[0-9.]+ (ns|µs|ms|s)\b/, with: "…")
    .replacing(/at [^ ]+:[0-9]+/, with: "at …")
    .replacing(/…: [A-Za-z]+ (built|hit), depth [0-9]/, with: "…: one, depth …")
}

#if Metrics
  // snippet: swift-metrics
  import Metrics
  import MetricsTestKit

  func openHouse(_ container: Container, backend: any MetricsFactory) {
    MetricsSystem.bootstrap(backend)
    container.startMetrics(to: MetricsSystem.factory)
  }

  @Test func `the metrics system hears of each resolve`() throws {
    let backend = TestMetrics()
    let container = Container(label: "box office")
    container.register(PriceList.self) { PriceList() }
    container.startMetrics(to: backend)
    for _ in 0..<10 { _ = try container.resolve(PriceList.self) }

    let hits = backend.counterTotal(
      label: "understudy_resolutions_total",
      dimensions: [("key", "PriceList"), ("outcome", "hit")]
    )
    #expect(hits == 9)
  }
  // end snippet

  @Test func `a house opens with its metrics system`() async {
    await #expect(processExitsWith: .success) {
      let container = Container()
      container.register(PriceList.self) { PriceList() }
      let backend = TestMetrics()
      openHouse(container, backend: backend)
      _ = try container.resolve(PriceList.self) as PriceList
      precondition(backend.counterTotal(label: "understudy_resolutions_total") == 1)
    }
  }
#endif
