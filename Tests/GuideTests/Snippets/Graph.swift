import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: golden
@Test func `what the box office is made of`() async throws {
  let audit = try await boxOffice().audit()

  audit.graph.expectGolden("Goldens/BoxOffice.mmd")
}
// end snippet

// snippet: journal
@Test func `a look at the tariff needs nothing else`() throws {
  let app = boxOffice()
  let journal = app.startJournal()
  _ = try app.resolve(Tariff.self)

  #expect(journal.graph.nodes.map(\.key) == [.of(Tariff.self)])
}
// end snippet

// snippet: rules
@Test func `only the counter knows the card slot`() async throws {
  let graph = try await audited()

  #expect(graph.dependants(of: .of((any CardSlot).self)) == [.of(SalesCounter.self)])
  #expect(
    graph.path(from: .of(Bill.self), to: .of((any CardSlot).self))
      == [.of(Bill.self), .of(SalesCounter.self), .of((any CardSlot).self)]
  )
  #expect(graph.reachable(from: [.of(Tariff.self)]) == [.of(Tariff.self)])
  #expect(graph.cycles.isEmpty)
}
// end snippet

// snippet: differences
@Test func `free admission needs no card slot`() async throws {
  let before = try await audited()
  let after = try await audited {
    $0.register(SalesCounter.self) { try SalesCounter(tariff: $0.resolve()) }
  }

  #expect("\(after.differences(from: before))" == "- SalesCounter -> CardSlot")
  #expect(after.roots.contains(.of((any CardSlot).self)))  // nobody needs it any more
}
// end snippet

@Test func `the guide shows what is golden`() async throws {
  let graph = try await audited()
  let drawings = try CodeBlock.all(of: "mermaid", in: ShownTexts.file("Guides/Graph.md"))
  #expect(drawings.map { $0.lines.joined(separator: "\n") } == [graph.mermaid])
  #expect(try ShownTexts.all(in: "Guides/Graph.md").contains(graph.text))
}

@Test func `the guide shows how a golden file differs`() async throws {
  let graph = try await audited {
    $0.register(Tariff.self, lifetime: .transient) { Tariff() }
  }
  let recorded = try await ShownTexts.recorded { graph.expectGolden("Goldens/BoxOffice.mmd") }
  #expect(try recorded.map { try ShownTexts.all(in: "Guides/Graph.md").contains($0) } == [true])
}

private protocol CardSlot: Sendable {}
private struct ChipReader: CardSlot {}
private final class Tariff: Sendable {}
private final class SalesCounter: Sendable {
  let slot: (any CardSlot)?
  let tariff: Tariff
  init(slot: any CardSlot, tariff: Tariff) {
    (self.slot, self.tariff) = (slot, tariff)
  }
  init(tariff: Tariff) { (slot, self.tariff) = (nil, tariff) }
}
private struct Bill {
  let counter: SalesCounter
  let tariff: Tariff
}

private func boxOffice() -> Container {
  let app = Container(label: "app")
  app.register {
    Registration((any CardSlot).self) { ChipReader() }.live()
    Registration(Tariff.self, lifetime: .weak) { Tariff() }
    Registration(SalesCounter.self) { try SalesCounter(slot: $0.resolve(), tariff: $0.resolve()) }
    Registration(Bill.self, lifetime: .transient) {
      try Bill(counter: $0.resolve(), tariff: $0.resolve())
    }
  }
  return app
}

private func audited(with change: (Container) -> Void = { _ in }) async throws -> DependencyGraph {
  let app = boxOffice()
  change(app)
  return try await app.audit().graph
}
