import TestSupport
import Testing

@testable import Understudy
@testable import UnderstudyModules

@Suite struct `A plan of modules` {
  @Test(
    .tags(.scenario31),
    arguments: [
      // Each module with those it depends on.
      ("A B C", "A B C"),
      ("A>C B C", "B C A"),
      ("A>B B>C C", "C B A"),
      ("A>B,C B>D C>D D", "D B C A"),
      ("A>B,B B", "B A"),
      ("A B>D C D", "A C D B"),
    ]
  )
  func `orders modules by dependencies, and otherwise as the set does`(
    _ set: String,
    _ order: String
  ) throws {
    let nodes = nodes(set)
    let plan = try ModulePlan(nodes)
    #expect(plan.order.map { nodes[$0].name.rawValue }.joined(separator: " ") == order)
  }

  @Test(
    .tags(.rowM2),
    arguments: [
      ("", ModulePlan.Defect.empty),
      ("A B A C B A", .duplicates([[0, 2, 5], [1, 4]])),
      (
        "A>X B>Y,X C",
        .missing([.init(name: "X", neededBy: [0, 1]), .init(name: "Y", neededBy: [1])])
      ),
      ("A>A", .cycles([[0, 0]])),
      ("A>B B>C C>A", .cycles([[0, 1, 2, 0]])),
      ("D>A A>B B>A E>F F>E G", .cycles([[1, 2, 1], [3, 4, 3]])),
    ]
  )
  func `names every module that is wrong`(_ set: String, _ defect: ModulePlan.Defect) {
    #expect(throws: defect) { try ModulePlan(nodes(set)) }
  }

  @Test func `accepts dependencies on configured modules, whatever those depended on`() throws {
    let nodes = nodes("A>X B>Y")
    let plan = try ModulePlan(nodes) { ["X", "B"].contains($0) }
    #expect(plan.order == [0, 1])
    #expect(throws: ModulePlan.Defect.missing([.init(name: "Y", neededBy: [1])])) {
      try ModulePlan(nodes) { $0 == "X" }
    }
  }

  @Test(arguments: 0..<200) func `keeps its promises for a random graph`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let nodes = randomNodes(&generator)
    do {
      let plan = try ModulePlan(nodes)
      expectOrder(plan, of: nodes)
    } catch .cycles(let paths) {
      expectCycles(paths, in: nodes)
    } catch {
      Issue.record("an unexpected defect: \(error)")
    }
  }

  private func expectOrder(_ plan: ModulePlan, of nodes: [ModulePlan.Node]) {
    #expect(plan.order.sorted() == Array(nodes.indices))
    var done: Set<Int> = []
    for (position, place) in plan.order.enumerated() {
      #expect(done.isSuperset(of: plan.dependencies[place]))
      // None that came first in the set could have come now.
      let sooner = plan.order[(position + 1)...].filter { $0 < place }
      #expect(!sooner.contains { done.isSuperset(of: plan.dependencies[$0]) })
      done.insert(place)
    }
  }

  private func expectCycles(_ paths: [[Int]], in nodes: [ModulePlan.Node]) {
    #expect(!paths.isEmpty)
    for path in paths {
      #expect(path.first == path.last && path.count > 1)
      #expect(Set(path).count == path.count - 1)
      for (place, next) in zip(path, path.dropFirst()) {
        #expect(nodes[place].dependencies.contains(nodes[next].name))
      }
    }
    // Without the modules named, what is left has an order.
    let named = Set(paths.flatMap { $0 })
    let rest = nodes.indices.filter { !named.contains($0) }.map { nodes[$0] }
    let names = Set(rest.map(\.name))
    if !rest.isEmpty {
      #expect(throws: Never.self) { try ModulePlan(rest) { !names.contains($0) } }
    }
  }
}

// MARK: - Fixtures

/// `A>B,C` is a module A that depends on B and C.
private func nodes(_ set: String) -> [ModulePlan.Node] {
  set.split(separator: " ").map { word in
    let parts = word.split(separator: ">")
    let dependencies = parts.count > 1 ? parts[1].split(separator: ",") : []
    return ModulePlan.Node(
      name: .init(String(parts[0])),
      dependencies: dependencies.map { .init(String($0)) }
    )
  }
}

/// Half of them without a cycle.
private func randomNodes(_ generator: inout SeededGenerator) -> [ModulePlan.Node] {
  let count = Int.random(in: 1...12, using: &generator)
  let isAcyclic = Bool.random(using: &generator)
  let names = (0..<count).map { Module.Name("\($0)") }.shuffled(using: &generator)
  return (0..<count).map { place in
    let candidates = isAcyclic ? Array(names[..<place]) : names
    let dependencies = candidates.filter { _ in Int.random(in: 0..<5, using: &generator) == 0 }
    return ModulePlan.Node(name: names[place], dependencies: dependencies)
  }
  .shuffled(using: &generator)
}
