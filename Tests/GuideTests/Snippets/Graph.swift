import Foundation
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: golden
@Test func `what the box office is made of`() async throws {
  let audit = try await boxOffice().audit()

  audit.graph.expectGolden("Goldens/BoxOffice.mmd")
}
// end snippet

// snippet: page
@Test func `what changed is drawn`() async throws {
  let (before, after) = (try await audited(), try await audited(with: freeAdmission))

  let page = after.html(titled: "Free admission", comparedWith: before)
  try page.write(to: folder.appending(path: "Graph.html"), atomically: true, encoding: .utf8)
}
// end snippet

private var folder: URL { FileManager.default.temporaryDirectory }

private func freeAdmission(_ app: Container) {
  app.register(TillDesk.self) { try TillDesk(prices: $0.resolve()) }
}

// snippet: journal
@Test func `a look at the prices needs nothing else`() throws {
  let app = boxOffice()
  let journal = app.startJournal()
  _ = try app.resolve(Prices.self)

  #expect(journal.graph.nodes.map(\.key) == [.of(Prices.self)])
}
// end snippet

// snippet: rules
@Test func `only the till knows the terminal`() async throws {
  let graph = try await audited()

  #expect(graph.dependants(of: .of((any Terminal).self)) == [.of(TillDesk.self)])
  #expect(
    graph.path(from: .of(ReceiptSlip.self), to: .of((any Terminal).self))
      == [.of(ReceiptSlip.self), .of(TillDesk.self), .of((any Terminal).self)]
  )
  #expect(graph.reachable(from: [.of(Prices.self)]) == [.of(Prices.self)])
  #expect(graph.cycles.isEmpty)
}
// end snippet

// snippet: differences
@Test func `free admission needs no terminal`() async throws {
  let before = try await audited()
  let after = try await audited {
    $0.register(TillDesk.self) { try TillDesk(prices: $0.resolve()) }
  }

  #expect("\(after.differences(from: before))" == "- TillDesk -> Terminal")
  #expect(after.roots.contains(.of((any Terminal).self)))  // nothing needs it any more
}
// end snippet

@Test func `the guide shows what is golden`() async throws {
  let graph = try await audited()
  let guide = "Guides/drawing-the-graph.md"
  let drawings = try CodeBlock.all(of: "mermaid", in: ShownTexts.file(guide))
  #expect(drawings.map { $0.lines.joined(separator: "\n") } == [graph.mermaid])
  #expect(try ShownTexts.all(in: guide).contains(graph.text))
}

@Test func `the guide shows how a golden file differs`() async throws {
  let graph = try await audited {
    $0.register(Prices.self, lifetime: .transient) { Prices() }
  }
  let recorded = try await ShownTexts.recorded { graph.expectGolden("Goldens/BoxOffice.mmd") }
  let shown = try ShownTexts.all(in: "Guides/drawing-the-graph.md")
  #expect(recorded.map { shown.contains($0) } == [true])
}

private protocol Terminal: Sendable {}
private struct ChipReader: Terminal {}
private final class Prices: Sendable {}
private final class TillDesk: Sendable {
  let terminal: (any Terminal)?
  let prices: Prices
  init(terminal: any Terminal, prices: Prices) {
    (self.terminal, self.prices) = (terminal, prices)
  }
  init(prices: Prices) { (terminal, self.prices) = (nil, prices) }
}
private struct ReceiptSlip {
  let till: TillDesk
  let prices: Prices
}

private func boxOffice() -> Container {
  let app = Container(label: "app")
  app.register {
    Registration((any Terminal).self) { ChipReader() }.live()
    Registration(Prices.self, lifetime: .weak) { Prices() }
    Registration(TillDesk.self) { try TillDesk(terminal: $0.resolve(), prices: $0.resolve()) }
    Registration(ReceiptSlip.self, lifetime: .transient) {
      try ReceiptSlip(till: $0.resolve(), prices: $0.resolve())
    }
  }
  return app
}

private func audited(with change: (Container) -> Void = { _ in }) async throws -> DependencyGraph {
  let app = boxOffice()
  change(app)
  return try await app.audit().graph
}
