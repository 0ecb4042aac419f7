// snippet: health
import Testing
import Understudy
import UnderstudyInsight
import UnderstudySwiftTesting

final class CardGateway: HealthChecking {
  let answersIn: Duration

  init(answersIn: Duration) {
    self.answersIn = answersIn
  }

  func checkHealth() async throws -> ServiceHealth {
    answersIn < .seconds(1) ? .healthy : .degraded("the bank takes \(answersIn)")
  }
}

@Test(.container) func `a slow bank does not take the box office down`() async throws {
  let office = Container.current
  office.register(CardGateway.self, instance: CardGateway(answersIn: .seconds(3)))

  let report = await office.healthReport()
  #expect(report.container.status == .healthy)
  #expect(report.services.status == .degraded)
  #expect(report.statusCode == 200)
}
// end snippet

// snippet: health with metrics
@Test(.container) func `the box office is healthy after a day's work`() throws {
  let office = Container.current
  office.register(CardGateway.self) { CardGateway(answersIn: .zero) }
  let metrics = office.startMetrics()
  for _ in 0..<1_000 { _ = try office.resolve(CardGateway.self) }

  var thresholds = HealthThresholds.default
  thresholds.failureRate = 0.001
  let health = office.health(metrics: metrics.report(), thresholds: thresholds)
  #expect(health.findings.isEmpty)
}
// end snippet

@Test(.container) func `nothing is built before it is needed`() throws {
  let office = Container.current
  office.register(CardGateway.self) { CardGateway(answersIn: .zero) }
  #expect(office.diagnostics()[.of(CardGateway.self)]?.state == .idle)

  _ = try office.resolve(CardGateway.self)
  #expect(office.diagnostics().counts.built == 1)
  print(office.diagnostics().detailedReport)
}

// snippet: the services an app cannot do without
@Test(.container) func `the gateway is there and answers`() async {
  let office = Container.current
  office.register(CardGateway.self) { CardGateway(answersIn: .zero) }

  let services = await office.checkServices(of: [.of(CardGateway.self)], limit: .seconds(2))
  #expect(services.status == .healthy)
}
// end snippet

// snippet: maintenance
final class PosterCache: Sendable {}
final class Placard: Sendable {}

@Test(.container) func `posters go when memory is short`() async throws {
  let office = Container.current
  office.register(PosterCache.self) { PosterCache() }
  office.register(Placard.self, lifetime: .weak) { Placard() }
  func show() throws -> PosterCache {
    _ = try office.resolve(Placard.self)
    return try office.resolve(PosterCache.self)
  }
  let cache = try show()

  let (pressure, system) = AsyncStream.makeStream(of: MemoryPressure.self)
  let (reports, log) = AsyncStream.makeStream(of: PurgeReport.self)
  office.respondToMemoryPressure(dropping: [.of(PosterCache.self)], to: pressure) { _, report in
    log.yield(report)
  }
  system.yield(.critical)

  for await report in reports {
    #expect(report.releasedWeakInstances == [.of(Placard.self)])
    #expect(report.resetKeys == [.of(PosterCache.self)])
    break
  }
  #expect(try show() !== cache)
}
// end snippet
