import Testing
import Understudy
import UnderstudyInsight

@Suite struct `A type that stands for its unnamed key` {
  let container = Container(label: "app")

  init() {
    container.register(Seat.self) { Seat() }
    container.register(Hall.self) { resolver in
      Hall(name: "\(try resolver.resolve(Seat.self).number)")
    }
    container.register(Seat.self, name: "royal") { Seat(number: 7) }
  }

  @Test func `is a root of an audit`() async throws {
    let unused = [Key.of(Seat.self, name: "royal")]
    #expect(try await container.audit(roots: [Hall.self]).unused == unused)
    #expect(auditNow(roots: [Hall.self]).unused == unused)
  }

  @Test func `is a key of a graph`() async throws {
    let graph = try await container.audit().graph
    #expect(graph[Hall.self]?.key == .of(Hall.self))
    #expect(graph[Seat.self, name: "royal"]?.key == .of(Seat.self, name: "royal"))
    #expect(graph.dependencies(of: Hall.self) == [.of(Seat.self)])
    #expect(graph.dependants(of: Seat.self) == [.of(Hall.self)])
  }

  @Test func `is a key in diagnostics and metrics`() throws {
    let metrics = container.startMetrics()
    _ = try container.resolve(Seat.self, name: "royal")
    #expect(container.diagnostics()[Seat.self, name: "royal"]?.key == .of(Seat.self, name: "royal"))
    #expect(metrics.report()[Seat.self, name: "royal"] != nil)
    #expect(metrics.report()[Seat.self] == nil)
  }

  private func auditNow(roots: [any Any.Type]) -> ContainerAudit { container.audit(roots: roots) }
}

extension ContainerAudit {
  fileprivate var unused: [Key] { findings.filter { $0.kind == .unusedRegistration }.map(\.key) }
}
