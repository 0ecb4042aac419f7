import Foundation
import TestSupport
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.tags(.rowD7)) struct `The graph of a container` {
  let container = Container(label: "box office")

  init() {
    container.register {
      Registration((any Mailer).self) { MailerSpy() }.live()
      Registration(Letter.self, lifetime: .transient) { Letter(text: "dear") }
      Registration(Booking.self) {
        Booking(mailer: try $0.resolve(), letter: try $0.resolve(), clock: try $0.resolve())
      }
      Registration((any HouseClock).self, lifetime: .graph) { ClockStub() }
    }
    container.startJournal()
  }

  private func graph() throws -> DependencyGraph {
    _ = try container.resolve(Booking.self)
    return container.journal.graph
  }

  @Test func `has keys, edges and lifetimes when made from the journal`() throws {
    let graph = try graph()
    #expect(
      graph.nodes.map(\.key) == [.of(Booking.self), .of(Letter.self), .of((any Mailer).self)]
    )
    #expect(graph.nodes.map(\.lifetime) == ["singleton", "transient", "singleton"])
    #expect(graph.nodes.map(\.isLive) == [false, false, true])
    #expect(
      graph.edges == [
        .init(from: .of(Booking.self), to: .of(Letter.self)),
        .init(from: .of(Booking.self), to: .of((any Mailer).self)),
      ]
    )
  }

  @Test func `has unresolved registrations too when made from an audit`() async throws {
    let audited = try await container.audit().graph
    #expect(
      "\(audited.differences(from: try graph()))" == """
        + HouseClock, graph
        + Booking -> HouseClock, later
        """
    )
  }

  @Test func `is written as text, Mermaid, DOT and JSON`() throws {
    let graph = try graph()
    #expect(
      graph.text == """
        Booking, singleton
          Letter, transient
          Mailer, singleton, live
        """
    )
    #expect(
      graph.mermaid == """
        flowchart LR
          Booking["Booking<br/>singleton"]
          Letter("Letter<br/>transient")
          Mailer["Mailer<br/>singleton, live"]:::live
          Booking --> Letter
          Booking --> Mailer
          classDef live stroke-width:3px
        """
    )
    #expect(graph.dot.contains(#""Booking" -> "Letter";"#))
    let object = try JSONSerialization.jsonObject(with: Data(graph.json.utf8)) as? NSDictionary
    #expect((object?["nodes"] as? [Any])?.count == 3)
    #expect((object?["edges"] as? [Any])?.count == 2)
  }

  @Test(arguments: ["txt", "mmd", "dot", "json"])
  func `is compared with a golden file`(ending: String) throws {
    try graph().expectGolden("../../../Fixtures/Golden/Booking.\(ending)")
  }

  @Test func `fails the test and shows the difference where it differs from its golden file`()
    throws
  {
    let graph = DependencyGraph(nodes: try graph().nodes)
    withKnownIssue {
      graph.expectGolden("../../../Fixtures/Golden/Booking.mmd")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("-   Booking --> Letter") }
    }
  }

  @Test func `has an edge to a later resolve in an audit, and none in the journal`()
    async throws
  {
    let booking = try await container.resolve(Booking.self)
    _ = try await booking.clock.get()
    let graph = container.journal.graph
    #expect(graph[.of((any HouseClock).self)]?.lifetime == "graph")
    #expect(graph.dependants(of: .of((any HouseClock).self)) == [])
    let audited = try await container.audit().graph
    #expect(
      audited.dependants(of: .of((any HouseClock).self), along: [.later]) == [.of(Booking.self)]
    )
  }
}

// MARK: - Fixtures

private final class Booking: Sendable {
  let mailer: any Mailer
  let letter: Letter
  let clock: Lazy<any HouseClock>

  init(mailer: any Mailer, letter: Letter, clock: Lazy<any HouseClock>) {
    (self.mailer, self.letter, self.clock) = (mailer, letter, clock)
  }
}
