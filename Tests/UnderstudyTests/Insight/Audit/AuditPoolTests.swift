import TestSupport
import Testing
import Understudy
import UnderstudyInsight

@Suite struct `An audit of pools` {
  let container = Container(label: "app")
  let made = Counter()
  let discarded = Counter()

  private func register(needing dependency: @escaping @Sendable (Resolver) throws -> Void) {
    container.register {
      Registration(pooling: Seat.self, maximum: 2) { [made] in
        try dependency($0)
        return Seat(number: made.add())
      } discard: { [discarded] _ in
        discarded.add()
      }
    }
  }

  @Test func `makes one element, and discards it`() async throws {
    register { _ = try $0.resolve(Hall.self) }
    container.register(Hall.self, lifetime: .transient) { Hall() }
    let audit = try await container.audit(roots: [.of(Pool<Seat>.self)])
    #expect(audit.isClean && audit.findings.isEmpty)
    #expect(
      audit.graph.edges == [.init(from: .of(Pool<Seat>.self), to: .of(Hall.self), kind: .later)]
    )
    #expect((made.count, discarded.count) == (1, 1))
    #expect(try await container.resolve(Pool<Seat>.self).statistics.everMade == 0)
  }

  @Test func `makes and discards one element in synchronous code and in validation, too`() throws {
    register { _ = try $0.resolve(Hall.self) }
    let failures = container.audit().failures
    #expect(failures.map(\.key) == [.of(Hall.self)])
    #expect(throws: ContainerError.self) { try container.validate() }
    container.register(Hall.self) { Hall() }
    #expect(container.audit().isClean)
    try container.validate()
    #expect(made.count == 2)
  }

  @Test func `makes elements that only asynchronous code can make`() async throws {
    container.register {
      Registration(pooling: Seat.self, maximum: 1) { [made] (resolver) async throws in
        _ = try await resolver.resolve(Hall.self)
        return Seat(number: made.add())
      }
    }
    container.register(Hall.self) { _ async in Hall() }
    func synchronous() -> ContainerAudit { container.audit() }
    #expect(synchronous().leftOut.map(\.key) == [.of(Hall.self)])
    #expect(made.count == 0)
    let audit = try await container.audit()
    #expect(audit.isClean)
    #expect(audit.graph.dependencies(of: .of(Pool<Seat>.self)) == [.of(Hall.self)])
    #expect(made.count == 1)
  }

  @Test func `leaves out a pool whose elements are guarded`() async throws {
    register { _ = try $0.resolve((any Mailer).self) }
    container.register { Registration((any Mailer).self) { SMTPMailer(host: "smtp") }.live() }
    let host = IssueCollector()
    let mock = Container.mock(MockRules(missing: .fails), over: container, host: host)
    // A pool of the mock's own, over a mailer that is not.
    mock.register {
      Registration(pooling: Seat.self, maximum: 1) { [made] in
        _ = try $0.resolve((any Mailer).self)
        return Seat(number: made.add())
      }
    }
    let audit = try await mock.audit()
    #expect(audit.isClean && host.issues.isEmpty && made.count == 0)
    #expect(
      audit.leftOut.map(\.description).first
        == "Pool<Seat>: needs Mailer, which a firewall blocks"
    )
  }

  @Test func `sees a pool that another factory uses, and a pool that may hold nothing`()
    async throws
  {
    register { _ in }
    container.register(Hall.self) { resolver in
      _ = try resolver.resolve(Pool<Seat>.self)
      return Hall()
    }
    container.register { Registration(pooling: Hall.self, maximum: 0) { _ in Hall() } }
    let audit = try await container.audit()
    #expect(audit.failures.map(\.kind) == [.invalidPoolSize])
    #expect(audit.graph.edges == [.init(from: .of(Hall.self), to: .of(Pool<Seat>.self))])
  }
}
