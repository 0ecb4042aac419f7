import Season
import SeasonModel
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

/// What the generator does not make, planted into the season: an audit finds it among 300.
@Suite(.container)
struct PlantedFaultsTests {
  @Test(arguments: seasonGraph.keys(where: \.isAsynchronous).sorted())
  func `who cannot wait for what suspends is found`(key: String) async throws {
    let house = try House()
    house.container.register(Latecomer.self) { resolver in
      try house[key].resolve(by: resolver)
      return Latecomer()
    }
    let audit = try await house.audit()
    let found = audit.findings.filter { $0.kind == .synchronousReachesAsynchronous }
    #expect(found.map { $0.chain.map(\.description) } == [["Latecomer", key]])
    #expect(found.first?.severity == .warning)
    #expect(audit.failures.isEmpty)
    #expect(
      audit.findings.filter { $0.kind == .captiveDependency }.count == seasonGraph.captives.count
    )
  }

  @Test(arguments: sample(8, seed: 51))
  func `what is registered twice is found, with both places`(key: String) async throws {
    let house = try House()
    let other = try House()
    house.container.register { house[key].double(from: other.container) }
    let audit = try await house.audit()
    let found = audit.findings.filter { $0.kind == .duplicateRegistration }
    #expect(found.map(\.key.description) == [key])
    #expect(found.first?.sites.map(\.fileID).last == "Season/PartRegistration.swift")
    #expect(found.first?.sites.count == 2)
  }

  @Test(arguments: seasonGraph.keys { $0.lifetime == .scoped }.sorted())
  func `a part of the house that needs one of an evening cannot be built`(
    key: String
  ) async throws {
    let house = try House()
    house.container.register(Latecomer.self) { resolver in
      try house[key].resolve(by: resolver)
      return Latecomer()
    }
    let audit = try await house.audit()
    #expect(audit.failures.map(\.kind) == [.scopeNotOpen])
    #expect(audit.failures.first?.path.map(\.description) == ["Latecomer", key])
    #expect(audit.resolvedCount == 301)
  }

  @Test(arguments: sample(6, seed: 52) { $0.lifetime == .singleton && hasPlainNeed($0) })
  func `what closes a circle is found once, and drawn`(key: String) async throws {
    let house = try House()
    let other = try House()
    let below = try #require(seasonGraph[key]?.needs.first)
    house.container.register { house[below].double(from: other.container, needing: house[key]) }
    let audit = try await house.audit()
    #expect(audit.failures.map(\.kind) == [.circularDependency])
    #expect(Set(audit.failures.flatMap(\.path).suffix(2).map(\.description)) == [below, key])
    let cycle = try #require(audit.graph.cycles.first).map(\.description)
    #expect(audit.graph.cycles.count == 1)
    for (upper, lower) in zip(cycle, cycle.dropFirst()) {
      let isPlanted = upper == below && lower == key
      #expect(isPlanted || seasonGraph[upper]?.needs.contains(lower) == true)
    }
  }

  @Test(arguments: sample(8, seed: 53, where: isNeededInTheHouse))
  func `what is missing is one failure, and a hole in the graph`(key: String) async throws {
    let house = try House()
    let part = house[key].key
    house.container.unregister(part.type, name: part.name)
    let audit = try await house.audit()
    #expect(audit.failures.map(\.kind) == [.dependencyNotRegistered])
    #expect(audit.failures.map(\.key?.description) == [key])
    #expect(audit.graph[house[key].key]?.kind == .missing)
    #expect(audit.resolvedCount == 301 - seasonGraph.dependents(on: key).count)
  }
}

// MARK: - Fixtures

private struct Latecomer {}

private func hasPlainNeed(_ part: SeasonPart) -> Bool {
  let need = part.needs.first.flatMap { seasonGraph[$0] }
  return need?.form != .factory && need?.isAsynchronous == false && !part.isAsynchronous
}

private func isNeededInTheHouse(_ part: SeasonPart) -> Bool {
  seasonGraph.dependents(on: part.key).contains {
    $0 != part.key && seasonGraph[$0]?.lifetime != .scoped
  }
}
