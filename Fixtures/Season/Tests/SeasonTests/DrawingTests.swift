import SeasonGenerator
import SeasonModel
import Testing

/// What holds for the season of any seed.
@Suite struct DrawingTests {
  @Test(arguments: seeds)
  func `a season has 300 parts in twelve modules`(seed: UInt64) {
    let season = drawn[seed]!
    #expect(season.parts.count == 300)
    #expect(season.modules.count == 12)
    for module in season.modules {
      let count = season.parts.count { $0.module == module.name }
      #expect(16...42 ~= count, "\(module.name)")
    }
    #expect(season.keys { $0.lifetime == .transient && $0.form != .factory }.count == 24)
    #expect(season.keys { $0.lifetime == .weak }.count == 6)
    #expect(season.keys { $0.lifetime == .graph }.count == 6)
    #expect(season.keys { $0.lifetime == .scoped }.count == 9)
    #expect(season.keys { $0.form == .instance }.count == 10)
    #expect(season.keys { $0.form == .factory }.count == 8)
    #expect(season.keys { $0.form == .protocol }.count >= 60)
    #expect(season.keys { $0.name != nil }.count == 12)
    #expect(season.keys(where: \.isAsynchronous).count == 12)
    #expect(season.keys(where: \.isLive).count == 15)
  }

  @Test(arguments: seeds)
  func `what a part needs stands before it, in its module or in one that it names`(seed: UInt64) {
    let season = drawn[seed]!
    let modules = Dictionary(uniqueKeysWithValues: season.modules.map { ($0.name, $0) })
    var before: Set<String> = []
    for part in season.parts {
      let reachable = [part.module] + modules[part.module]!.dependencies
      #expect(part.dependencies.count <= 6)
      #expect(Set(part.dependencies).count == part.dependencies.count, "\(part.key)")
      for key in part.dependencies {
        #expect(before.contains(key), "\(part.key) needs \(key)")
        #expect(season[key].map { reachable.contains($0.module) } == true, "\(part.key)")
      }
      before.insert(part.key)
    }
    var configured: Set<String> = []
    for module in season.modules {
      #expect(configured.isSuperset(of: module.dependencies), "\(module.name)")
      configured.insert(module.name)
    }
  }

  @Test(arguments: seeds)
  func `chains are deep, and few parts are needed by many`(seed: UInt64) {
    let season = drawn[seed]!
    let chain = season.longestChain
    #expect(chain.count >= 16)
    for (upper, lower) in zip(chain, chain.dropFirst()) {
      #expect(season[upper]?.needs.contains(lower) == true)
    }
    var needed: [String: Int] = [:]
    for key in season.parts.flatMap(\.dependencies) { needed[key, default: 0] += 1 }
    let popular = needed.values.sorted(by: >)
    #expect(popular.prefix(30).reduce(0, +) * 2 > popular.reduce(0, +))
    #expect(popular.first! >= 30)
    #expect(season.roots.count >= 30)
  }

  @Test(arguments: seeds)
  func `nobody holds what lives shorter or cannot wait for what suspends`(seed: UInt64) {
    let season = drawn[seed]!
    for part in season.parts {
      for need in part.needs.compactMap({ season[$0] }) {
        if need.isAsynchronous { #expect(part.isAsynchronous, "\(part.key) needs \(need.key)") }
        if need.lifetime == .scoped { #expect(part.lifetime == .scoped, "\(part.key)") }
      }
    }
  }

  @Test(arguments: seeds)
  func `that lifetimes share something makes a difference`(seed: UInt64) {
    let season = drawn[seed]!
    for lifetime in [SeasonPart.Lifetime.weak, .graph] {
      var parts = season.parts
      for place in parts.indices where parts[place].lifetime == lifetime {
        parts[place].lifetime = .transient
      }
      let other = SeasonGraph(modules: season.modules, parts: parts)
      // Who is asked first needs most.
      let isTold = season.keys.reversed().contains { key in
        builds(of: key, in: season) != builds(of: key, in: other)
      }
      #expect(isTold, "\(lifetime)")
    }
  }

  @Test func `seeds differ, and one seed does not`() {
    #expect(SeasonGraph.drawn(seed: 3) == .drawn(seed: 3))
    #expect(SeasonGraph.drawn(seed: 3) != .drawn(seed: 4))
  }

  @Test(arguments: seeds)
  func `a table reads back as what it was written from`(seed: UInt64) {
    let season = drawn[seed]!
    #expect(season.table.allSatisfy { $0.count <= 96 })
    #expect(SeasonGraph(table: season.table.joined(separator: "\n")) == season)
  }
}

/// What somebody builds who asks for one part alone.
private func builds(of key: String, in season: SeasonGraph) -> [String: Int] {
  var rehearsal = Rehearsal(season)
  rehearsal.resolve(key)
  return rehearsal.builds
}
