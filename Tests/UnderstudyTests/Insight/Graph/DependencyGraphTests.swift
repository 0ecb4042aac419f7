import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

@Suite struct `A dependency graph` {
  @Test func `has its nodes and edges once, sorted by name`() {
    let graph = DependencyGraph(
      nodes: [.init(.mailer), .init(.clock), .init(.mailer)],
      edges: [
        .init(from: .mailer, to: .clock, kind: .later),
        .init(from: .mailer, to: .clock),
        .init(from: .clock, to: .clock),
        .init(from: .mailer, to: .clock),
      ]
    )
    #expect(graph.nodes.map(\.key) == [.clock, .mailer])
    #expect(
      graph.edges == [
        .init(from: .clock, to: .clock),
        .init(from: .mailer, to: .clock),
        .init(from: .mailer, to: .clock, kind: .later),
      ]
    )
    #expect(!graph.isEmpty)
    #expect(DependencyGraph().isEmpty)
  }

  @Test func `has a missing node for a key that stands in an edge only`() {
    let graph = DependencyGraph(edges: [.init(from: .office, to: .mailer)])
    #expect(graph.nodes.map(\.kind) == [.missing, .missing])
    #expect(graph[.mailer] == .init(.mailer, kind: .missing))
    #expect(graph[.clock] == nil)
  }

  @Test(arguments: [
    [DependencyGraph.Node.Kind.missing, .absent, .inherited(from: "theatre"), .registered],
    [.registered, .inherited(from: nil), .absent, .missing],
    [.absent, .registered],
  ])
  func `keeps the more detailed of two nodes`(kinds: [DependencyGraph.Node.Kind]) {
    let graph = DependencyGraph(nodes: kinds.map { .init(.mailer, kind: $0) })
    #expect(graph.nodes == [.init(.mailer)])
  }

  @Test func `keeps the first of two equal nodes`() {
    let graph = DependencyGraph(
      nodes: [.init(.mailer, lifetime: "weak"), .init(.mailer, lifetime: "graph")]
    )
    #expect(graph.nodes.map(\.lifetime) == ["weak"])
  }

  @Test func `is equal to a graph made in another order, and has the same texts`() {
    let graph = DependencyGraph.boxOffice
    let other = DependencyGraph(
      nodes: graph.nodes.reversed(),
      edges: graph.edges.reversed() + graph.edges
    )
    #expect(graph == other)
    #expect(Set([graph, other]).count == 1)
    #expect(
      [graph.text, graph.mermaid, graph.dot, graph.json]
        == [other.text, other.mermaid, other.dot, other.json]
    )
  }

  @Test
  func `is not equal to a graph of other places, which has the same texts and no differences`() {
    let graphs = [1, 2].map { line in
      DependencyGraph(
        nodes: [.init(.mailer, site: SourceSite(fileID: "Sales/App.swift", line: line))]
      )
    }
    #expect(graphs[0] != graphs[1])
    #expect(graphs[0].text == graphs[1].text)
    #expect(graphs[0].json == graphs[1].json)
    #expect(graphs[1].differences(from: graphs[0]).isEmpty)
    #expect(graphs[1].json(includingSites: true).contains(#""site": "Sales/App.swift:2""#))
  }

  @Test func `can be restricted to some keys, and the edges between them`() {
    let part = DependencyGraph.boxOffice.restricted(to: [.office, .mailer, .clock, .named("?")])
    #expect(
      part.text == """
        GraphOffice, singleton
          Mailer, singleton, live
            GraphClock, singleton, ready, inherited from theatre
        """
    )
    #expect(part.edges.count == 2)
  }

  @Test func `can leave out some nodes`() throws {
    let own = DependencyGraph.boxOffice.removing { $0.kind != .registered }
    #expect(own[.clock] == nil)
    #expect(own[.gateway] == nil)
    #expect(own.edges.count == 6)
    #expect(throws: Broken.self) {
      try own.removing { _ throws(Broken) in throw Broken() }
    }
  }
}
