import Season
import SeasonModel
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudySwiftTesting

/// What can be asked about the whole season once it is built, and that asking changes nothing.
@Suite(.container)
struct InspectionTests {
  @Test func `diagnostics count what the table has`() async throws {
    let house = try House(order: Array(seasonGraph.parts.indices))
    let counts = house.container.diagnostics().counts
    #expect(counts.registrations == 300)
    #expect(counts.singletons == count { $0.lifetime == .singleton })
    #expect(counts.transients == count { $0.lifetime == .transient })
    #expect(counts.weak == count { $0.lifetime == .weak })
    #expect(counts.graph == count { $0.lifetime == .graph })
    #expect(counts.scoped == [.evening: count { $0.lifetime == .scoped }])
    #expect(counts.ready == count { $0.form == .instance })
    #expect(counts.live == count(where: \.isLive))
    #expect(counts.asynchronous == count(where: \.isAsynchronous))
    #expect(counts.built == 0)
    #expect(house.builds.isEmpty)
  }

  @Test(arguments: 1...4)
  func `metrics count what the rehearsal of the table does, part by part`(seed: UInt64) async throws
  {
    var numbers = SeededGenerator(seed: seed)
    let house = try House(order: Array(seasonGraph.parts.indices))
    let metrics = house.container.startMetrics()
    let evening = try house.container.openScope(.evening, id: seed)
    var rehearsal = SeasonModel.Rehearsal(seasonGraph)
    var held: [[String: any Part]] = []
    for _ in 1...2 {
      let keys = numbers.shuffled(seasonGraph.keys)
      held.append(try await house.parts(keys, on: evening))
      for key in keys {
        rehearsal.resolve(key, on: seasonGraph[key]?.lifetime == .scoped ? .evening : .house)
      }
    }
    let report = metrics.report()
    #expect(held.count == 2)
    #expect(report.resolutions == rehearsal.asks.values.reduce(0, +))
    #expect(report.failures == 0)
    #expect(report.others.resolutions == 0)
    for part in seasonGraph.parts {
      let counts = try #require(report[house[part.key].key])
      #expect(counts.resolutions == rehearsal.asks[part.key], "\(part.key)")
      guard part.form != .factory else { continue }
      #expect(counts.misses == rehearsal.builds[part.key, default: 0], "\(part.key)")
    }
    // All else was asked for by a factory.
    #expect(report.resolutions - report.nested == 2 * 300)
    let checked = house.container.health(metrics: report)
    #expect(checked.status == .healthy, "\(checked)")
  }

  @Test func `to look at a season that is built changes nothing in it`() async throws {
    let house = try House()
    let evening = try house.container.openScope(.evening, id: 1)
    let before = try await house.parts(on: evening)
    let metrics = house.container.startMetrics()
    let diagnostics = house.container.diagnostics()
    house.log.clear()
    for _ in 1...3 {
      _ = try await house.audit()
      _ = house.container.health()
      _ = await house.container.healthReport()
      #expect(house.container.diagnostics() == diagnostics)
    }
    #expect(metrics.report().resolutions == 0)
    metrics.stop()
    #expect(try await house.parts(on: evening).identities == before.identities)
  }

  @Test func `who looks keeps nobody alive`() async throws {
    var house: House? = try House()
    weak let container = house?.container
    let metrics = try #require(house).container.startMetrics()
    var parts = try await #require(house).parts()
    #expect(parts.count == 291)
    let audit = try await #require(house).audit()
    let report = await house?.container.healthReport()
    let diagnostics = house?.container.diagnostics()
    parts = [:]
    house = nil
    #expect(container == nil)
    #expect(audit.graph.nodes.count == 301)
    #expect(report?.isServing == true)
    #expect(diagnostics?.counts.weakReleased == 0)
    #expect(metrics.report().resolutions > 0)
  }

  @Test func `an audit lets go of all that it builds`() async throws {
    let house = try House()
    _ = try await house.audit()
    #expect(!house.log.stamps.isEmpty)
    #expect(house.container.diagnostics().counts.built == 0)
    #expect(house.container.openScopes.isEmpty)
    #expect(house.container.diagnostics().counts.children == 0)
  }
}

private func count(where isWanted: (SeasonPart) -> Bool) -> Int {
  seasonGraph.parts.count(where: isWanted)
}
