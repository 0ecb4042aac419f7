import Foundation
import Testing
import Understudy
import UnderstudyInsight

@Suite struct `The page of a graph` {
  @Test func `has a line for each key`() throws {
    let lines = try data(of: DependencyGraph.boxOffice.html)
    let clock =
      #"{"name":"GraphClock","traits":"singleton, ready, inherited from theatre","shape":"shared"},"#
    let gateway =
      #"{"name":"GraphGateway","traits":"missing","shape":"shared","marks":["missing"]},"#
    #expect(lines[1] == clock && lines[3] == gateway)
    #expect(lines.count == DependencyGraph.boxOffice.nodes.count + 2)
    #expect(
      lines.contains { $0.contains(#""name":"Mailer""#) && $0.contains(#""marks":["live"]"#) }
    )
  }

  @Test func `tells what is built from what is resolved later`() throws {
    let graph = DependencyGraph(
      nodes: [node(1), node(2)],
      edges: [edge(1, 2), edge(1, 2, .later)]
    )
    #expect(
      try data(of: graph.html)[1].contains(
        #""edges":[["Page(name: 2)"],["Page(name: 2)","later"]]"#
      )
    )
  }

  @Test func `marks the members of a cycle, and its edges`() throws {
    let graph = DependencyGraph(
      nodes: [node(1), node(2), node(3)],
      edges: [edge(1, 2), edge(2, 1), edge(2, 3), edge(3, 2, .later)]
    )
    let note =
      "It is part of a cycle that cannot be built: "
      + "Page(name: 1) → Page(name: 2) → Page(name: 1)."
    let lines = try data(of: graph.html)
    #expect(lines[1].contains(#""marks":["cycle"],"notes":["\#(note)"]"#))
    #expect(lines[2].contains(#"[["Page(name: 1)","cycle"],["Page(name: 3)"]]"#))
    #expect(!lines[3].contains("cycle"))
    #expect(graph.html.contains("3 keys, 4 dependencies, 1 cycle."))
  }

  @Test func `marks what is held beyond its lifetime, also through transients`() throws {
    let graph = DependencyGraph(
      nodes: [node(1), node(2, "transient"), node(3, "weak"), node(4, "graph")],
      edges: [edge(1, 2), edge(2, 3), edge(2, 4, .later)]
    )
    let lines = try data(of: graph.html)
    #expect(lines[1].contains("It holds Page(name: 3), which is weak, beyond its lifetime, "))
    #expect(lines[1].contains(#"[["Page(name: 2)","captive"]]"#))
    #expect(lines[2].contains(#"[["Page(name: 3)","captive"],["Page(name: 4)","later"]]"#))
    #expect(lines[3].contains(#""marks":["captive"]"#))
    #expect(!lines[4].contains("captive"))
  }

  @Test func `marks the captives that an audit warns of`() async throws {
    let app = Container()
    app.register(PageHall.self, lifetime: .weak) { PageHall() }
    app.register(PageSeats.self) { PageSeats(hall: try $0.resolve()) }
    app.register(PageDoor.self, lifetime: .transient) { PageDoor(hall: try $0.resolve()) }
    app.register(PageUsher.self) { PageUsher(door: try $0.resolve()) }
    app.register(PageFoyer.self) { PageFoyer(hall: try $0.resolve()) }
    let audit = try await app.audit()
    let warned = audit.findings.filter { $0.kind == .captiveDependency && $0.severity == .warning }
    let marked = try data(of: audit.graph.html).filter { $0.contains("It holds") }
    #expect(warned.map { "\($0.key)" }.sorted() == ["PageSeats", "PageUsher"])
    #expect(marked.map { String($0.dropFirst(9).prefix(9)) } == ["PageSeats", "PageUsher"])
  }

  @Test func `shows what another graph lacks or has`() throws {
    let before = DependencyGraph(
      nodes: [node(1), node(2), node(3)],
      edges: [edge(1, 2), edge(1, 3, .later)]
    )
    let after = DependencyGraph(nodes: [node(1), node(2, "weak"), node(4)], edges: [edge(1, 4)])
    let page = after.html(titled: "Tonight", comparedWith: before)
    let lines = try data(of: page)
    #expect(
      lines[1].contains(
        #""edges":[["Page(name: 4)","added"],["Page(name: 2)","removed"],["#
          + #""Page(name: 3)","later","removed"]]"#
      )
    )
    #expect(lines[2].contains(#""notes":["It was: singleton."],"change":"changed""#))
    #expect(
      lines[3].contains(#""name":"Page(name: 3)""#) && lines[3].contains(#""change":"removed""#)
    )
    #expect(lines[4].contains(#""change":"added""#))
    #expect(page.contains("<title>Tonight</title>"))
    #expect(page.contains("3 keys, 1 dependency, 2 added, 3 removed, 1 changed."))
    #expect(after.html(comparedWith: after).contains("no differences."))
  }

  @Test func `is equal for equal graphs`() {
    let graph = DependencyGraph.boxOffice
    let other = DependencyGraph(nodes: graph.nodes.reversed(), edges: graph.edges.reversed())
    #expect(graph.html == other.html)
  }

  @Test func `escapes every text and loads nothing`() {
    let evil = "</script><img src=x>&\u{2028}\""
    let graph = DependencyGraph(nodes: [.init(Key(PageDoor.self, name: evil), lifetime: evil)])
    let page = graph.html(titled: evil)
    #expect(!page.contains("<img") && !page.contains("\u{2028}\\"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `of no keys has none`() throws {
    #expect(try data(of: DependencyGraph().html) == ["[]"])
  }

  /// Pages for `.ci/pages`, which opens them in a browser.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["UNDERSTUDY_PAGES"] != nil))
  func `is written for the browser check`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["UNDERSTUDY_PAGES"])
    let (small, large) = (generated(30), generated(1_000))
    let pages = [
      "graph-30": small.html(titled: "Box office"),
      "graph-1000": large.html(titled: "Season"),
      "graph-changes": generated(31, last: 5).html(titled: "Changes", comparedWith: small),
    ]
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, page) in pages {
      try page.write(toFile: "\(folder)/\(name).html", atomically: true, encoding: .utf8)
    }
  }
}

// MARK: - Fixtures

private struct Page {}
private final class PageHall: Sendable {}
private struct PageDoor { let hall: PageHall }
private final class PageSeats: Sendable {
  let hall: PageHall
  init(hall: PageHall) { self.hall = hall }
}
private final class PageUsher: Sendable {
  let hall: PageHall
  init(door: PageDoor) { hall = door.hall }
}
private final class PageFoyer: Sendable {
  let hall: Provider<PageHall>
  init(hall: Provider<PageHall>) { self.hall = hall }
}

private func node(_ number: Int, _ lifetime: String = "singleton") -> DependencyGraph.Node {
  .init(Key(Page.self, name: "\(number)"), lifetime: lifetime)
}

private func edge(
  _ from: Int,
  _ end: Int,
  _ kind: DependencyGraph.Edge.Kind = .built
) -> DependencyGraph.Edge {
  .init(from: Key(Page.self, name: "\(from)"), to: Key(Page.self, name: "\(end)"), kind: kind)
}

/// The lines of the page's data.
private func data(of page: String) throws -> [String] {
  let opening = #"<script type="application/json" id="graph-data">"#
  let start = try #require(page.range(of: opening)).upperBound
  let end = try #require(page[start...].range(of: "</script>")).lowerBound
  return page[start..<end].split(separator: "\n").map(String.init)
}

private enum Generated {
  struct PaymentGateway {}
  struct SeatMap {}
  struct TicketPrinter {}
  struct HouseClock {}
  struct Ledger {}
}

/// A graph of some size, with every kind of node and edge; `last` changes some of them.
private func generated(_ count: Int, last: Int = 0) -> DependencyGraph {
  let types: [any Any.Type] = [
    Generated.PaymentGateway.self, Generated.SeatMap.self, Generated.TicketPrinter.self,
    Generated.HouseClock.self, Generated.Ledger.self,
  ]
  let keys = (0..<count).map {
    Key(types[$0 % types.count], name: $0 < types.count ? nil : "hall \($0)")
  }
  let lifetimes = ["singleton", "transient", "weak", "graph", "scoped to session"]
  let nodes = (0..<count).filter { $0 != last || last == 0 }.map { number in
    DependencyGraph.Node(
      keys[number],
      kind: number % 29 == 28 ? .missing : number % 23 == 22 ? .absent : .registered,
      lifetime: number % 3 == 0 ? "singleton" : lifetimes[(number + last / 5) % lifetimes.count],
      isLive: number % 11 == 3
    )
  }
  var edges: [DependencyGraph.Edge] = []
  for number in 1..<count where number != last || last == 0 {
    let parents = Set([(number - 1) / 3, number / 2, number % 7 == 0 ? number / 5 : number / 2])
    for parent in parents where parent != number && (parent != last || last == 0) {
      edges.append(
        .init(
          from: keys[parent],
          to: keys[number],
          kind: (parent + number) % 6 == 0 ? .later : .built
        )
      )
    }
  }
  // A cycle.
  edges.append(.init(from: keys[count - 2], to: keys[(count - 2) / 2]))
  return DependencyGraph(nodes: nodes, edges: edges)
}
