import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

/// Registrations of every shape.
@Suite struct `What an audit sees` {
  let container = Container(label: "app")

  @Test func `an audit sees the needs of a parameterized factory that is used in a build`()
    async throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register {
      Registration(Decorator.self, with: String.self) { resolver, name in
        Decorator(name: name, base: try resolver.resolve())
      }
    }
    container.register(Printing.self) {
      Printing(
        mailer: try $0.resolve(ParameterizedFactory<String, Decorator>.self).create(with: "loud")
      )
    }
    #expect(
      try await container.audit().graph.text == """
        Printing, singleton
          Mailer, singleton
          ParameterizedFactory<String, Decorator>, transient
        """
    )
    container.unregister((any Mailer).self)
    let audit = try await container.audit()
    #expect(audit.failures.map(\.key) == [.of((any Mailer).self)])
    #expect(
      audit.graph.dependencies(of: .of(Printing.self)) == [
        .of((any Mailer).self), .of(ParameterizedFactory<String, Decorator>.self),
      ]
    )
  }

  @Test func `an audit sees the base that a decorator wraps`() async throws {
    container.register((any Mailer).self, name: "plain") { SMTPMailer(host: "smtp") }
    container.register((any Mailer).self) {
      Decorator(name: "loud", base: try $0.resolve(name: "plain"))
    }
    #expect(
      try await container.audit().graph.text == """
        Mailer, singleton
          Mailer(name: plain), singleton
        """
    )
  }

  @Test func `an audit sees sources, fallbacks and every name of a type`() async throws {
    container.register {
      Registration((any Mailer).self) {
        SMTPMailer(host: try $0.resolveIfRegistered(Hall.self)?.name ?? "none")
      }
    }
    container.register((any Mailer).self, name: "b", instance: SMTPMailer(host: "b"))
    container.register(Seat.self, lifetime: .transient) {
      Seat(number: try $0.resolveAll((any Mailer).self).count)
    }
    let graph = try await container.audit().graph
    #expect(
      graph.text == """
        Seat, transient
          Mailer, singleton
            Hall, absent
          Mailer(name: b), singleton, ready
        """
    )
    container.register(Hall.self) { Hall() }
    #expect(try await container.audit().graph[.of(Hall.self)]?.kind == .registered)
  }

  @Test func `an audit sees the default of a typed key that a factory resolves`() async throws {
    container.register(Printing.self) { Printing(mailer: try $0[\.audited]) }
    let audit = try await container.audit()
    #expect(audit.isClean)
    let key = try #require(audit.graph.dependencies(of: .of(Printing.self)).first)
    #expect(audit.graph[key]?.kind == .registered)
    #expect(container.registeredKeys == [.of(Printing.self)])
  }

  @Test func `an audit sees a key that is refused because of a duplicate`() async throws {
    container.register {
      Registration(Seat.self) { Seat() }
      Registration(Seat.self) { Seat() }
    }
    let audit = try await container.audit()
    #expect(audit.failures.map(\.kind) == [.duplicateRegistration])
    #expect(audit.findings.isEmpty)
  }

  @Test @MainActor
  func `an audit on the main actor sees sync factories that reach main-actor ones`() async throws {
    container.register(Hall.self, on: MainActor.self) { _ in Hall() }
    container.register(Seat.self) { Seat(number: try $0.resolve(Hall.self).name.count) }
    let audit = try await container.audit()
    #expect(audit.findings.map(\.kind) == [.synchronousReachesAsynchronous])
    func synchronous() -> ContainerAudit { container.audit() }
    #expect(synchronous().isClean)
    #expect(synchronous().resolvedCount == 2)
  }
}

// MARK: - Fixtures

extension Dependencies {
  fileprivate var audited: Dependency<any Mailer> {
    Dependency(name: "audited", default: { SMTPMailer(host: "default") })
  }
}
