import Season
import SeasonModel
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudySwiftTesting
import UnderstudyTesting

/// What an audit makes of the whole season, beside what the table says.
@Suite(.container)
struct AuditTests {
  @Test func `the graph is that of the table, edge by edge`() async throws {
    let graph = try await seasonAudit.value.graph
    var expected: Set<[String]> = []
    for part in seasonGraph.parts { for need in part.needs { expected.insert([part.key, need]) } }
    #expect(Set(graph.edges.map { [$0.from.description, $0.to.description] }) == expected)
    #expect(graph.edges.count == expected.count)
    #expect(graph.edges.allSatisfy { $0.kind == .built })
    #expect(graph.cycles == [])
  }

  @Test func `its nodes are the parts of the table, with all that is said of them`() async throws {
    let graph = try await seasonAudit.value.graph
    #expect(graph.nodes.map(\.key.description) == seasonGraph.keys.sorted())
    for node in graph.nodes {
      let part = try #require(seasonGraph[node.key.description])
      let lifetime = part.lifetime == .scoped ? "scoped to evening" : part.lifetime.rawValue
      #expect(node.lifetime == lifetime, "\(node.key)")
      #expect(node.kind == .registered)
      #expect(node.isLive == part.isLive, "\(node.key)")
      #expect(node.isAsynchronous == part.isAsynchronous, "\(node.key)")
      #expect(node.isReady == (part.form == .instance), "\(node.key)")
    }
  }

  @Test(arguments: sample(20, seed: 41) + seasonGraph.longestChain.prefix(1))
  func `what a part reaches is what the table says`(key: String) async throws {
    let graph = try await seasonAudit.value.graph
    let node = try #require(graph.nodes.first { $0.key.description == key })
    let reached = graph.reachable(from: [node.key])
    #expect(Set(reached.map(\.description)) == Set(seasonGraph.reach(of: key)))
    for other in reached where other != node.key {
      let path = try #require(graph.path(from: node.key, to: other))
      for (upper, lower) in zip(path, path.dropFirst()) {
        #expect(seasonGraph[upper.description]?.needs.contains(lower.description) == true)
      }
    }
  }

  @Test func `whoever is held beyond his time is found, and nobody else is`() async throws {
    let audit = try await seasonAudit.value
    #expect(audit.failures.isEmpty)
    #expect(audit.leftOut.isEmpty)
    #expect(audit.findings.allSatisfy { $0.kind == .captiveDependency })
    let captives = audit.findings.map {
      SeasonGraph.Captive(
        holder: $0.key.description,
        key: $0.chain.last?.description ?? "",
        isTransient: $0.severity == .note
      )
    }
    #expect(captives.count == seasonGraph.captives.count)
    #expect(Set(captives) == seasonGraph.captives)
  }

  @Test(arguments: [seasonGraph.roots] + (1...4).map { sample(12, seed: 42 + $0) })
  func `what the roots do not need is found, and nothing else`(roots: [String]) async throws {
    let audit = try await House().audit(roots: roots)
    let unused = audit.findings.filter { $0.kind == .unusedRegistration }
    #expect(Set(unused.map(\.key.description)) == seasonGraph.unused(from: roots))
    #expect(unused.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: 1...3)
  func `whatever the order of registration, the graph is the same`(seed: UInt64) async throws {
    var numbers = SeededGenerator(seed: seed)
    let house = try House(order: numbers.shuffled(Array(seasonGraph.parts.indices)))
    let shuffled = try await house.audit()
    let season = try await seasonAudit.value
    #expect(shuffled.graph.differences(from: season.graph).isEmpty)
    #expect(shuffled.graph.text == season.graph.text)
    #expect(Set(shuffled.findings) == Set(season.findings))
  }

  @Test func `it is as it was last written down`() async throws {
    let graph = try await seasonAudit.value.graph
    graph.expectGolden("Golden/season.mmd")
    graph.expectGolden("Golden/season.txt")
  }

  @Test func `synchronous code leaves out what suspends, and who needs it`() throws {
    let audit = try House(order: Array(seasonGraph.parts.indices)).container.audit()
    let waiting = seasonGraph.keys { part in
      seasonGraph.reach(of: part.key).contains { seasonGraph[$0]?.isAsynchronous == true }
    }
    #expect(Set(audit.leftOut.map(\.key.description)) == waiting)
    #expect(audit.resolvedCount == 300 - waiting.count)
    #expect(audit.failures.isEmpty)
  }
}

/// An audit of the parts alone: modules bring the environment, too. Made once, as nothing changes it.
private let seasonAudit = Task.detached {
  try await House(order: Array(seasonGraph.parts.indices)).audit()
}
