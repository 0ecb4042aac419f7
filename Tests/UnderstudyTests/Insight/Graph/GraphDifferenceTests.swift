import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

@Suite struct `Differences of two graphs` {
  @Test func `are additions, removals and changes, one a line`() {
    let before = DependencyGraph(
      nodes: [
        .init(.office, lifetime: "singleton"), .init(.mailer, lifetime: "singleton"),
        .init(.lights, kind: .absent),
      ],
      edges: [.init(from: .office, to: .mailer), .init(from: .office, to: .lights)]
    )
    let after = DependencyGraph(
      nodes: [
        .init(.office, lifetime: "singleton"), .init(.mailer, lifetime: "transient", isLive: true),
        .init(.clock, lifetime: "singleton", isReady: true),
      ],
      edges: [.init(from: .office, to: .mailer, kind: .later), .init(from: .mailer, to: .clock)]
    )
    let differences = after.differences(from: before)
    #expect(
      "\(differences)" == """
        - GraphLights, absent
        + GraphClock, singleton, ready
        ~ Mailer: singleton → transient, live
        - GraphOffice -> GraphLights
        - GraphOffice -> Mailer
        + GraphOffice -> Mailer, later
        + Mailer -> GraphClock
        """
    )
    #expect(differences.addedNodes.map(\.key) == [.clock])
    #expect(differences.removedNodes.map(\.key) == [.lights])
    #expect(differences.changedNodes.map(\.before.lifetime) == ["singleton"])
    #expect(differences.changedNodes.map(\.after.lifetime) == ["transient"])
    #expect(differences.addedEdges.count == 2)
    #expect(differences.removedEdges.count == 2)
    #expect(!differences.isEmpty)
  }

  @Test func `are none for equal graphs`() {
    let differences = DependencyGraph.boxOffice.differences(from: .boxOffice)
    #expect(differences.isEmpty)
    #expect("\(differences)" == "no differences")
  }

  @Test func `name a key without a node`() {
    let before = DependencyGraph(nodes: [.init(.mailer)])
    let after = DependencyGraph(nodes: [.init(.mailer, kind: .missing)])
    #expect("\(after.differences(from: before))" == "~ Mailer: unknown → missing")
  }
}
