import Foundation
import TestSupport
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

/// Registrations that do not fit together. The details have suites of their own.
@Suite struct `Validation, audits and their graphs` {
  let container = Container(label: "app")

  // MARK: - Validation

  @Test(.tags(.rowD6, .scenario8))
  func `validate() names every missing key and every cycle, and builds nothing`()
    throws
  {
    container.register(Theatre.self) { try Theatre(office: $0.resolve()) }
    container.register(Hall.self, name: "A") { try $0.resolve(Hall.self, name: "B") }
    container.register(Hall.self, name: "B") { try $0.resolve(Hall.self, name: "A") }
    container.register(Seat.self) { Seat() }
    let error = try #require(throws: ContainerError.self) { try container.validate() }
    guard case .validationFailed(_, let failures) = error else { throw Broken() }
    #expect(failures.map(\.kind) == [.dependencyNotRegistered, .circularDependency])
    #expect(container.inspect().own.allSatisfy { !$0.isBuilt })
  }

  @Test(.tags(.scenario8)) func `dependents may be registered before their dependencies`()
    async throws
  {
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    try await container.validate()
    #expect(try await container.audit().isClean)
  }

  // MARK: - The graph of an audit

  @Test(.tags(.rowD7)) func `an audit returns the graph, with lifetimes and later dependencies`()
    async throws
  {
    container.register((any Mailer).self, lifetime: .weak) { Relay() }
    container.register(Printing.self) { resolver in
      _ = try resolver.resolve(Lazy<any Mailer>.self)
      return Printing(mailer: SMTPMailer(host: "smtp"))
    }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    #expect(
      try await container.audit().graph.text == """
        Office, singleton
          Printing, singleton
            later: Mailer, weak
        """
    )
  }

  // MARK: - Lints

  @Test(.tags(.rowD8), arguments: AuditFinding.Kind.allCases)
  func `each lint finds its mistake`(_ kind: AuditFinding.Kind) async throws {
    var roots: [Key] = []
    switch kind {
    case .captiveDependency:
      container.register(Hall.self, lifetime: .weak) { Hall() }
      container.register(Seat.self) { Seat(number: try $0.resolve(Hall.self).name.count) }
    case .synchronousReachesAsynchronous:
      container.register(Hall.self) { (_: Resolver) async throws in Hall() }
      container.register(Seat.self) { Seat(number: try $0.resolve(Hall.self).name.count) }
    case .unusedRegistration:
      container.register(Hall.self) { Hall() }
      container.register(Seat.self) { Seat() }
      roots = [.of(Hall.self)]
    case .duplicateRegistration:
      container.register(Seat.self) { Seat() }
      container.register(Seat.self) { Seat() }
    }
    let audit = try await container.audit(roots: roots)
    #expect(audit.findings.map(\.kind) == [kind])
    #expect(audit.findings.map(\.key) == [.of(Seat.self)])
    #expect(audit.findings.map(\.severity) == [.warning])
    #expect(!audit.isClean)
  }

  // MARK: - The audit

  @Test(.tags(.rowT11)) func `one call builds everything in a temporary fork and reports`()
    async throws
  {
    container.register(Hall.self, name: "A") { try $0.resolve(Hall.self, name: "A") }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Seat.self) { (_: Resolver) async throws in throw Broken() }
    let audit = try await container.audit()
    #expect(
      audit.failures.map(\.kind) == [.circularDependency, .dependencyNotRegistered, .factoryFailed]
    )
    #expect(container.inspect().own.allSatisfy { !$0.isBuilt })
  }

  @Test(.tags(.rowT11)) func `an audit is JSON that other tools read`() async throws {
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Hall.self, name: "\"big\"", lifetime: .weak) { Hall() }
    container.register(Seat.self) { resolver in
      Seat(number: try resolver.resolve(Hall.self, name: "\"big\"").name.count)
    }
    container.register(Repository<Seat>.self, lifetime: .scoped("session")) {
      Repository(name: try $0.resolve((any Mailer).self).route)
    }
    let json = try await container.audit().json
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["container"] as? String == "app")
    #expect(object?["isClean"] as? Bool == false)
    #expect(object?["resolved"] as? Int == 2)
    let failures = object?["failures"] as? [[String: Any]]
    #expect(failures?.first?["kind"] as? String == "dependencyNotRegistered")
    #expect(failures?.first?["path"] as? [String] == ["Office", "Printing"])
    let findings = object?["findings"] as? [[String: Any]]
    #expect(findings?.first?["chain"] as? [String] == ["Seat", "Hall(name: \"big\")"])
    #expect(findings?.first?["severity"] as? String == "warning")
    let leftOut = object?["leftOut"] as? [[String: Any]]
    #expect(leftOut?.first?["key"] as? String == "Repository<Seat>")
    #expect((object?["graph"] as? [String: Any])?["nodes"] is [Any])
  }
}

// MARK: - Fixtures

private final class Relay: Mailer {
  let route = "relay"
}
