import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

@Suite struct `What an audit takes for granted` {
  let container = Container(label: "app")

  @Test func `a registration that keeps a factory of others holds no captive`() async throws {
    container.register { Registration(Hall.self, with: Int.self) { _, _ in Hall() } }
    container.register(Seat.self) { resolver in
      _ = try resolver.resolve(ParameterizedFactory<Int, Hall>.self)
      return Seat()
    }
    let audit = try await container.audit()
    #expect(audit.findings.isEmpty)
    #expect(audit.graph.edges.count == 1)
  }

  @Test func `the environment that modules bring is clean, though nothing asks for it`()
    async throws
  {
    try await container.configure(
      ModuleSet { Module("seats") { Registration(Seat.self) { Seat() } } },
      environment: .testing
    )
    let audit = try await container.audit(roots: [.of(Seat.self)])
    #expect(audit.resolvedCount == 2)
    #expect(audit.findings.isEmpty)
  }

  @Test func `whatever an environment is made from is needed, too`() async throws {
    container.register(Seat.self) { Seat() }
    container.register(AppEnvironment.self) { resolver in
      _ = try resolver.resolve(Seat.self)
      return .testing
    }
    container.register(Hall.self) { Hall() }
    let findings = try await container.audit(roots: [.of(Hall.self)]).findings
    #expect(findings.isEmpty)
  }
}
