import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

@Suite struct `Findings of an audit` {
  let container = Container(label: "app")

  @Test func `a singleton that holds a weak, graph or transient instance is a finding`()
    async throws
  {
    container.register(Hall.self, lifetime: .weak) { Hall() }
    let hall = #line - 1
    container.register(Printing.self, lifetime: .graph) {
      Printing(mailer: SMTPMailer(host: try $0.resolve(Hall.self).name))
    }
    let printing = #line - 3
    container.register(Seat.self, lifetime: .transient) { Seat() }
    let seat = #line - 1
    container.register(Office.self) { resolver in
      _ = try resolver.resolve(Seat.self)
      return try Office(printing: resolver.resolve())
    }
    let office = #line - 4
    let audit = try await container.audit()
    #expect(audit.findings.map(\.severity) == [.warning, .note])
    #expect(
      audit.description == """
        Audit of container "app": not clean; 4 resolved, 1 warning, 1 note.
        found:
          - warning: Office, which is a singleton, holds Printing, which is shared within one resolve (.graph): it keeps the instance from its own build while later resolves get new ones.
              Office registered at UnderstudyTests/AuditFindingTests.swift:\(office)
              Printing registered at UnderstudyTests/AuditFindingTests.swift:\(printing)
              chain: Office → Printing
              fix: let Office keep a Provider<Printing> and call try get() on it each time, or give Printing the \
        lifetime of Office.
          - note: Office, which is a singleton, holds Seat, which is transient: it keeps the \
        instance that was created for it.
              Office registered at UnderstudyTests/AuditFindingTests.swift:\(office)
              Seat registered at UnderstudyTests/AuditFindingTests.swift:\(seat)
              chain: Office → Seat
              fix: leave it as it is if one shared instance is intended; otherwise let Office keep a \
        Provider<Seat> and call try get() on it each time.
        """
    )
    _ = hall
  }

  @Test func `instances held through transients are findings`() async throws {
    container.register(Hall.self, lifetime: .weak) { Hall() }
    container.register(Repository<Seat>.self, lifetime: .transient) {
      Repository(name: try $0.resolve(Hall.self).name)
    }
    container.register(Repository<Hall>.self) {
      Repository(name: try $0.resolve(Repository<Seat>.self).name)
    }
    let warnings = try await container.audit().findings.filter { $0.severity == .warning }
    #expect(
      warnings.map(\.chain) == [
        [.of(Repository<Hall>.self), .of(Repository<Seat>.self), .of(Hall.self)]
      ]
    )
  }

  @Test(arguments: ["provider", "lazy", "wrapper"])
  func `dependencies resolved later are no findings`(_ way: String) async throws {
    container.register(Hall.self, lifetime: .weak) { Hall() }
    container.register(Seat.self) { resolver in
      switch way {
      case "provider": _ = try resolver.resolve(Provider<Hall>.self)
      case "lazy": _ = try resolver.resolve(Lazy<Hall>.self)
      default: _ = Injected<Hall>()
      }
      return Seat()
    }
    let audit = try await container.audit(roots: [.of(Seat.self)])
    #expect(audit.findings.isEmpty)
    #expect(audit.graph.edges.map(\.kind) == [.later])
  }

  @Test
  func `a sync factory that reaches an async one is a finding, as it fails unless that is built`()
    async throws
  {
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    let line = #line - 1
    container.register(Hall.self) { (_: Resolver) async throws in Hall() }
    let audit = try await container.audit()
    #expect(audit.failures.isEmpty)
    #expect(audit.resolvedCount == 2)
    #expect(
      audit.findings.map(\.description) == [
        """
        warning: Repository<Hall> has a synchronous factory and needs Hall, which only asynchronous \
        code can build: it fails unless Hall was built before.
          Repository<Hall> registered at UnderstudyTests/AuditFindingTests.swift:\(line)
          chain: Repository<Hall> → Hall
          fix: in the factory of Repository<Hall>, use try await $0.resolve(Hall.self), and \
        resolve Repository<Hall> with `await`, too; or resolve Hall before Repository<Hall> is resolved.
        """
      ]
    )
  }

  @Test
  func `a sync factory that reaches a main-actor one is a finding, even if it copes without it`()
    async throws
  {
    container.register(Seat.self) { resolver in
      Seat(number: (try? resolver.resolve(Hall.self)) == nil ? 0 : 1)
    }
    container.register(Hall.self, lifetime: .transient, on: MainActor.self) { _ in Hall() }
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    let audit = try await container.audit()
    #expect(audit.failures.isEmpty)
    #expect(audit.findings.map(\.kind).prefix(2).allSatisfy { $0 != .duplicateRegistration })
    let reaches = audit.findings.filter { $0.kind == .synchronousReachesAsynchronous }
    #expect(reaches.map(\.key) == [.of(Seat.self), .of(Repository<Hall>.self)])
    #expect(
      reaches[0].message
        == "Seat has a synchronous factory and needs Hall, which only the main actor can build: it "
        + "fails elsewhere unless Hall was built before."
    )
    #expect(reaches[0].remedy.contains("or register Seat with on: MainActor.self"))
  }

  @Test func `a registration that fails whatever was built before is one failure`() async throws {
    container.register(Hall.self, lifetime: .transient) { (_: Resolver) async throws in Hall() }
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    let audit = try await container.audit()
    #expect(audit.failures.map(\.path) == [[.of(Repository<Hall>.self), .of(Hall.self)]])
    #expect(audit.findings.isEmpty)
  }

  @Test func `registrations that no root needs are findings, except inherited ones`() async throws {
    container.register(Hall.self) { Hall() }
    let child = Container(label: "child", parent: container)
    child.register(Seat.self) { Seat() }
    child.register(Repository<Seat>.self) { resolver in
      Repository(name: "\(try resolver.resolve(Provider<Seat>.self).get().number)")
    }
    child.register((any Mailer).self, instance: SMTPMailer(host: "smtp"))
    let line = #line - 1
    let roots: [Key] = [.of(Repository<Seat>.self)]
    let findings = try await child.audit(roots: roots).findings
    #expect(
      findings.map(\.description) == [
        """
        warning: Mailer is registered, but no root depends on it.
          registered at UnderstudyTests/AuditFindingTests.swift:\(line)
          fix: remove the registration, or add it to the roots: audit(roots: […, .of((any Mailer).self)]).
        """
      ]
    )
    #expect(try await child.audit().findings.isEmpty)

    child.register(Repository<Seat>.self) { throw Broken() }
    let careful = try await child.fork().audit(roots: roots).findings
    #expect(careful.map(\.severity) == [.note, .note])
    #expect(
      careful[0].message
        == "Seat is registered, but no root depends on it, unless through Repository<Seat>, "
        + "which could not be built."
    )
    #expect(
      careful[0].remedy
        == "correct Repository<Seat> and audit again; remove Seat only if it is still reported."
    )
  }

  @Test func `a key that was registered again is a finding with every line`() async throws {
    container.register(Seat.self) { Seat() }
    let line = #line - 1
    container.register(Seat.self) { Seat(number: 2) }
    container.register(Seat.self) { Seat(number: 3) }
    let finding = try #require(try await container.audit().findings.first)
    #expect(
      finding.description == """
        warning: Seat is registered 3 times in one container; the last one counts.
          registered at UnderstudyTests/AuditFindingTests.swift:\(line)
          and again at UnderstudyTests/AuditFindingTests.swift:\(line + 2)
          and again at UnderstudyTests/AuditFindingTests.swift:\(line + 3)
          fix: remove the earlier ones or give them names; to replace one on purpose, override it in a \
        fork or a child.
        """
    )
    // An override is meant.
    #expect(try await container.fork().audit().findings.isEmpty)
  }
}
