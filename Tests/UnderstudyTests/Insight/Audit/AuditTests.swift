import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

@Suite struct `An audit` {
  let container = Container(label: "app")

  @Test func `of registrations that fit together is clean and says so`() async throws {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let audit = try await container.audit(roots: [.of(Printing.self)])
    #expect(audit.isClean)
    #expect(
      audit.description == "Audit of container \"app\": clean; 2 resolved."
    )
    #expect(
      audit.graph.text == """
        Printing, singleton
          Mailer, singleton
        """
    )
  }

  @Test func `names each missing key, each cycle and each factory that fails, once, in order`()
    async throws
  {
    container.register(Theatre.self) { try Theatre(office: $0.resolve()) }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Hall.self, name: "A") { try $0.resolve(Hall.self, name: "B") }
    container.register(Hall.self, name: "B") { try $0.resolve(Hall.self, name: "A") }
    container.register(Seat.self) { throw Broken() }
    let audit = try await container.audit()
    #expect(
      audit.failures.map(\.kind) == [.dependencyNotRegistered, .circularDependency, .factoryFailed]
    )
    #expect(!audit.isClean)
    #expect(audit.findings.isEmpty)
  }

  @Test func `shows what a factory resolved before it failed, and what was missing`() async throws {
    container.register(Seat.self) { Seat() }
    container.register(Hall.self, lifetime: .transient) { Hall() }
    container.register(Repository<Seat>.self, lifetime: .transient) { resolver in
      _ = try resolver.resolve(Seat.self)
      _ = try resolver.resolve(Hall.self)
      return Repository(name: try resolver.resolve((any Mailer).self).route)
    }
    #expect(
      try await container.audit().graph.text == """
        Repository<Seat>, transient
          Hall, transient
          Mailer, missing
          Seat, singleton
        """
    )
  }

  @Test func `distinguishes dependencies during the build, later ones and optional ones`()
    async throws
  {
    container.register(Seat.self) { Seat() }
    container.register(Hall.self) { resolver in
      _ = try resolver.resolve(Provider<Seat>.self)
      return Hall(name: try resolver.resolveIfRegistered((any Mailer).self)?.route ?? "none")
    }
    let graph = try await container.audit().graph
    #expect(
      graph.edges == [
        .init(from: .of(Hall.self), to: .of((any Mailer).self), kind: .built),
        .init(from: .of(Hall.self), to: .of(Seat.self), kind: .later),
      ]
    )
    #expect(graph[.of((any Mailer).self)]?.kind == .absent)
  }

  @Test func `builds asynchronous and main-actor registrations, too`() async throws {
    container.register(Hall.self) { (_: Resolver) async throws in Hall() }
    container.register(Seat.self, on: MainActor.self) { _ in
      MainActor.assertIsolated()
      return Seat()
    }
    container.register(Theatre.self, lifetime: .transient) { resolver async throws in
      _ = try await resolver.resolve(Hall.self)
      _ = try await resolver.resolve(Seat.self)
      throw Broken()
    }
    let audit = try await container.audit()
    #expect(audit.resolvedCount == 2)
    #expect(audit.failures.map(\.kind) == [.factoryFailed])
    #expect(
      audit.graph.text == """
        Theatre, transient, async
          Hall, singleton, async
          Seat, singleton
        """
    )
  }

  @Test func `looks through the ancestors of a child`() async throws {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    let child = Container(label: "child", parent: container)
    child.register(Printing.self, lifetime: .transient) { try Printing(mailer: $0.resolve()) }
    let audit = try await child.audit()
    // What an ancestor keeps does not see what its child has.
    #expect(audit.failures.map(\.key) == [.of(Printing.self)])
    #expect(audit.graph[.of((any Mailer).self)]?.kind == .inherited(from: "app"))
    #expect(audit.graph[.of(Printing.self)]?.kind == .registered)
    #expect(audit.graph.edges.count == 2)
  }

  @Test func `of a closed container reports that it is closed`() async throws {
    container.register(Seat.self) { Seat() }
    await container.close()
    #expect(try await container.audit().failures.map(\.kind) == [.containerClosed])
    func synchronous() -> ContainerAudit { container.audit() }
    #expect(synchronous().failures.map(\.kind) == [.containerClosed])
  }

  @Test func `reports an unregistered root as a failure`() async throws {
    container.register(Seat.self) { Seat() }
    let audit = try await container.audit(roots: [.of(Hall.self), .of(Provider<Seat>.self)])
    #expect(audit.failures.map(\.key) == [.of(Hall.self)])
    #expect(audit.resolvedCount == 2)
  }
}

@Suite struct `A synchronous audit` {
  let container = Container(label: "app")

  @Test func `leaves out registrations that need await, and what depends on them`() {
    container.register(Hall.self) { (_: Resolver) async throws in Hall() }
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    container.register(Seat.self) { Seat() }
    let audit = container.audit()
    #expect(audit.failures.isEmpty)
    #expect(audit.resolvedCount == 1)
    #expect(
      audit.leftOut.map(\.description) == [
        "Hall: only asynchronous code can build it",
        "Repository<Hall>: needs Hall, which only asynchronous code can build",
      ]
    )
    #expect(audit.findings.map(\.kind) == [.synchronousReachesAsynchronous])
  }
}
