import Testing
import Understudy
import UnderstudyInsight

@Suite struct `Queries of a graph` {
  let graph = DependencyGraph([
    "App": ["Office", "later Printer"], "Office": ["Mailer", "later Mailer", "Clock"],
    "Mailer": ["Clock"], "Clock": ["later App"], "Printer": [], "Spare": ["Spare"],
  ])

  private func names(_ keys: some Sequence<Key>) -> String {
    keys.map { $0.name ?? "?" }.joined(separator: " ")
  }

  @Test func `roots are keys that nothing else depends on`() {
    #expect(names(graph.roots) == "Spare")
    let built = DependencyGraph(nodes: graph.nodes, edges: graph.edges.filter { $0.kind == .built })
    #expect(names(built.roots) == "App Printer Spare")
  }

  @Test func `dependencies and dependents are the direct neighbors of a key, each once`() {
    #expect(names(graph.dependencies(of: .named("Office"))) == "Clock Mailer")
    #expect(names(graph.dependencies(of: .named("Office"), along: [.later])) == "Mailer")
    #expect(names(graph.dependants(of: .named("Clock"))) == "Mailer Office")
    #expect(names(graph.dependants(of: .named("App"), along: [.built])) == "")
    #expect(graph.dependencies(of: .mailer) == [])
    #expect(graph.dependants(of: .mailer) == [])
  }

  @Test func `reachable keys are all that a key depends on, itself included`() {
    #expect(
      names(graph.reachable(from: [.named("Mailer")], along: [.built]).sorted(by: byName))
        == "Clock Mailer"
    )
    #expect(
      names(graph.reachable(from: [.named("Mailer")]).sorted(by: byName))
        == "App Clock Mailer Office Printer"
    )
    #expect(graph.reachable(from: [.mailer]) == [])
  }

  @Test func `a path is a shortest one`() throws {
    let path = try #require(graph.path(from: .named("App"), to: .named("Clock")))
    #expect(names(path) == "App Office Clock")
    #expect(graph.path(from: .named("Mailer"), to: .named("App"), along: [.built]) == nil)
    let around = try #require(graph.path(from: .named("App"), to: .named("App")))
    #expect(names(around) == "App Office Clock App")
    #expect(graph.path(from: .named("Printer"), to: .named("Printer")) == nil)
    #expect(graph.path(from: .mailer, to: .named("App")) == nil)
  }

  @Test func `cycles are those that cannot be built, unless others are asked for`() {
    #expect(graph.cycles.map(names) == ["Spare Spare"])
    #expect(graph.cycles(along: .all).map(names) == ["App Office Clock App", "Spare Spare"])
    let two = DependencyGraph(["B": ["A"], "A": ["B", "C"], "C": ["D"], "D": ["C"]])
    #expect(two.cycles.map(names) == ["A B A", "C D C"])
  }

  @Test(arguments: UInt64(0)..<300)
  func `answers agree with those of an exhaustive search`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...8, using: &generator)
    let edges = Int.random(in: 0...14, using: &generator)
    let graph = DependencyGraph.random(of: count, edges: edges, using: &generator)
    for kinds in [Set.all, [.built], [.later], []] {
      let search = NaiveSearch(graph, along: kinds)
      for key in graph.nodes.map(\.key) {
        #expect(graph.reachable(from: [key], along: kinds) == search.reached[key]!.union([key]))
        for other in graph.nodes.map(\.key) {
          let path = graph.path(from: key, to: other, along: kinds)
          #expect(path.map { $0.count - 1 } == search.steps[[key, other]])
          if let path { #expect(search.isWay(path)) }
        }
      }
      let cycles = graph.cycles(along: kinds)
      #expect(cycles.allSatisfy { search.isWay($0) && $0.count > 1 && $0.first == $0.last })
      #expect(cycles.map { search.group(of: $0[0]) } == search.groups)
    }
  }

  private func byName(_ left: Key, _ right: Key) -> Bool { left.name! < right.name! }
}

/// Grows the relation until nothing is added: who can be got to, and in how many steps.
private struct NaiveSearch {
  let steps: [[Key]: Int]
  let reached: [Key: Set<Key>]
  private let arcs: Set<[Key]>
  private let keys: [Key]

  init(_ graph: DependencyGraph, along kinds: Set<DependencyGraph.Edge.Kind>) {
    keys = graph.nodes.map(\.key)
    arcs = Set(graph.edges.filter { kinds.contains($0.kind) }.map { [$0.from, $0.to] })
    var steps: [[Key]: Int] = [:]
    for arc in arcs { steps[arc] = 1 }
    for middle in keys {
      for from in keys {
        for to in keys {
          guard let first = steps[[from, middle]], let second = steps[[middle, to]] else {
            continue
          }
          steps[[from, to]] = min(steps[[from, to]] ?? .max, first + second)
        }
      }
    }
    self.steps = steps
    reached = Dictionary(
      uniqueKeysWithValues: keys.map { key in
        (key, Set(graph.nodes.map(\.key).filter { steps[[key, $0]] != nil }))
      }
    )
  }

  func isWay(_ keys: [Key]) -> Bool {
    zip(keys, keys.dropFirst()).allSatisfy { arcs.contains([$0, $1]) }
  }

  /// The keys that can be got to from this one and back.
  func group(of key: Key) -> Set<Key> {
    Set(keys.filter { $0 == key || steps[[key, $0]] != nil && steps[[$0, key]] != nil })
  }

  /// Those in which there is a cycle, by their first keys.
  var groups: [Set<Key>] {
    var groups: [Set<Key>] = []
    for key in keys where steps[[key, key]] != nil && !groups.contains(where: { $0.contains(key) })
    {
      groups.append(group(of: key))
    }
    return groups
  }
}
