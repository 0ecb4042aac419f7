import Testing
import Understudy
import UnderstudyInsight

@Suite struct `The text of a graph` {
  @Test func `shows all details of a key`() {
    #expect(
      DependencyGraph.boxOffice.text == """
        GraphOffice, singleton
          GraphLedger<Seat>, scoped to session, async
            GraphGateway, missing
            later: GraphProgramme, weak
              GraphDraft, graph
          GraphLights, absent
          GraphPrinter(name: foyer), transient
            GraphClock, singleton, ready, inherited from theatre
          later: GraphPrinter(name: foyer) …
          Mailer, singleton, live
            GraphClock …
        """
    )
    #expect("\(DependencyGraph.boxOffice)" == DependencyGraph.boxOffice.text)
  }

  @Test(arguments: [
    (DependencyGraph(), "no keys"),
    (DependencyGraph(nodes: [.init(.mailer)]), "Mailer"),
    (
      DependencyGraph(["A": ["B", "C"], "B": ["D"], "C": ["D"], "D": ["E"], "E": []]),
      """
      Prop(name: A), singleton
        Prop(name: B), singleton
          Prop(name: D), singleton
            Prop(name: E), singleton
        Prop(name: C), singleton
          Prop(name: D) …
      """
    ),
    (
      DependencyGraph(["A": ["B"], "B": ["C", "later A"], "C": ["B"], "S": ["S"], "R": ["A"]]),
      """
      Prop(name: R), singleton
        Prop(name: A), singleton
          Prop(name: B), singleton
            later: Prop(name: A) …
            Prop(name: C), singleton
              Prop(name: B) … (cycle)
      Prop(name: S), singleton
        Prop(name: S) … (cycle)
      """
    ),
    (
      DependencyGraph(["A": ["B"], "B": ["A"], "later": ["A"]]),
      """
      Prop(name: later), singleton
        Prop(name: A), singleton
          Prop(name: B), singleton
            Prop(name: A) … (cycle)
      """
    ),
    (
      DependencyGraph(["A": ["B"], "B": ["A"]]),
      """
      Prop(name: A), singleton
        Prop(name: B), singleton
          Prop(name: A) … (cycle)
      """
    ),
  ])
  func `shows each key in full once, and ends at cycles`(
    graph: DependencyGraph,
    text: String
  ) {
    #expect(graph.text == text)
  }

  @Test func `begins a new tree where one would be deeper than 20 steps`() {
    let lines = DependencyGraph.chain(of: 43).text.split(separator: "\n")
    let indented = String(repeating: "  ", count: 20)
    #expect(lines[20] == "\(indented)Prop(name: 20) …")
    #expect(lines[21] == "Prop(name: 20), missing")
    #expect(lines[41] == "\(indented)Prop(name: 40) …")
    #expect(
      lines[42...] == [
        "Prop(name: 40), missing", "  Prop(name: 41), missing", "    Prop(name: 42), missing",
      ]
    )
  }

  @Test func `is not recursive for a long chain, and has about a line for each key`() {
    let count = 10_000
    let graph = DependencyGraph.chain(of: count)
    let lines = graph.text.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix(", missing") } == count)
    #expect(lines.count < count + count / 20 + 1)
    #expect(lines.allSatisfy { $0.count < 70 })
    let last = Key.named("\(count - 1)")
    #expect(graph.path(from: .named("0"), to: last)?.count == count)
    #expect(graph.reachable(from: [.named("0")]).count == count)
    #expect(graph.cycles == [])
    #expect(graph.mermaid.split(separator: "\n").count == 2 * count + 1)
  }

  @Test func `has a line for each edge and each root, in a graph of 300 keys`() {
    var generator = SeededGenerator(seed: 300)
    let graph = DependencyGraph.random(of: 300, edges: 900, using: &generator)
    let lines = graph.text.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix(", singleton") } == 300)
    let starts = lines.count { !$0.hasPrefix(" ") }
    #expect(lines.count == graph.edges.count + starts)
  }
}
