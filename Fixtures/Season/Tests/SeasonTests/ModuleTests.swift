import Season
import SeasonModel
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting

@Suite(.container)
struct ModuleTests {
  @Test func `modules are those of the table`() {
    let modules = season(BuildLog()).modules
    #expect(modules.map(\.name.rawValue) == seasonGraph.modules.map(\.name))
    for (module, model) in zip(modules, seasonGraph.modules) {
      #expect(module.layer?.rawValue == model.layer)
      #expect(module.dependencies.map(\.rawValue) == model.dependencies)
    }
  }

  @Test func `statistics are those of the table, before and after`() throws {
    let set = season(BuildLog())
    let statistics = try set.statistics()
    expect(statistics.total, for: seasonGraph.modules)
    #expect(statistics.layers.count == 4)
    for (layer, counts) in statistics.layers {
      expect(counts, for: seasonGraph.modules.filter { $0.layer == layer.rawValue })
    }
    #expect(try Container(label: "season").configure(set).statistics == statistics)
  }

  @Test(arguments: 1...5)
  func `a set in any order is configured after what its modules need`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let log = BuildLog()
    let set = ModuleSet(numbers.shuffled(season(log).modules))
    let container = Container(label: "season")
    let report = try container.configure(set)
    #expect(report.order == expectedOrder(of: set.names))
    #expect(report.entries.allSatisfy { $0.state == .configured })
    try container.validate()
    #expect(try container.configure(set).entries.allSatisfy { $0.state == .already })
  }

  @Test(arguments: seasonGraph.modules.map(\.name))
  func `without a module, those that need it are named, and nothing is registered`(
    name: String
  ) throws {
    let rest = season(BuildLog()).modules.filter { $0.name.rawValue != name }
    let needing = seasonGraph.modules.filter { $0.dependencies.contains(name) }.map(\.name)
    let container = Container(label: "season")
    guard !needing.isEmpty else {
      #expect(try container.configure(ModuleSet(rest)).entries.count == 11)
      return
    }
    let error = #expect(throws: ModuleError.self) { try container.configure(ModuleSet(rest)) }
    #expect(error?.kind == .missingModule)
    for module in needing { #expect(error?.description.contains("\(module)") == true) }
    let house = try House()
    #expect(throws: ContainerError.self) { try house.part(seasonGraph.keys[0], in: container) }
  }

  @Test func `many that configure at once get one season`() async throws {
    let container = Container(label: "season")
    let log = BuildLog()
    let reports = try await withThrowingTaskGroup(of: ModuleReport.self) { group in
      for _ in 0..<16 { group.addTask { try await container.configure(season(log)) } }
      return try await group.reduce(into: [ModuleReport]()) { $0.append($1) }
    }
    #expect(reports.allSatisfy { $0.order == reports[0].order })
    #expect(reports.contains { $0.entries.allSatisfy { $0.state == .configured } })
    func validate() throws { try container.validate() }
    try validate()
  }
}

/// After those they need, else in the order of the set.
private func expectedOrder(of names: [Module.Name]) -> [Module.Name] {
  let needs = Dictionary(
    uniqueKeysWithValues: seasonGraph.modules.map { ($0.name, $0.dependencies) }
  )
  var order: [Module.Name] = []
  while let next = names.first(where: { name in
    !order.contains(name)
      && needs[name.rawValue]!.allSatisfy { need in order.contains { $0.rawValue == need } }
  }) {
    order.append(next)
  }
  return order
}

private func expect(
  _ counts: ModuleStatistics.Counts,
  for modules: [SeasonModule],
  at place: SourceLocation = #_sourceLocation
) {
  let names = Set(modules.map(\.name))
  let parts = seasonGraph.parts.filter { names.contains($0.module) }
  #expect(counts.modules == modules.count, sourceLocation: place)
  #expect(counts.registrations == parts.count, sourceLocation: place)
  let lifetimes = Dictionary(grouping: parts) { $0.lifetime.rawValue }.mapValues(\.count)
  #expect(counts.lifetimes == lifetimes, sourceLocation: place)
  #expect(counts.live == parts.count { $0.isLive }, sourceLocation: place)
  #expect(counts.asynchronous == parts.count { $0.isAsynchronous }, sourceLocation: place)
  #expect(counts.ready == parts.count { $0.form == .instance }, sourceLocation: place)
}
