import Testing
import Understudy
import UnderstudyInsight
import UnderstudyModules

@Suite struct `An audit of scoped registrations` {
  let container = Container(label: "app")

  @Test func `opens one scope of each kind, in the order of their dependencies`() async throws {
    container.register(Printing.self, lifetime: .scoped("request")) {
      try Printing(mailer: $0.resolve())
    }
    container.register((any Mailer).self, lifetime: .scoped("session")) { SMTPMailer(host: "smtp") }
    container.register(Office.self, lifetime: .transient) { try Office(printing: $0.resolve()) }
    let audit = try await container.audit()
    #expect(audit.failures.isEmpty)
    #expect(audit.resolvedCount == 3)
    #expect(
      audit.graph.text == """
        Office, transient
          Printing, scoped to request
            Mailer, scoped to session
        """
    )
    #expect(container.openScopes.isEmpty)
  }

  @Test func `leaves out registrations that need a scope's value, unless it is given`()
    async throws
  {
    container.register(Printing.self, lifetime: .scoped("session")) {
      try Printing(mailer: $0.resolve())
    }
    let audit = try await container.audit()
    #expect(audit.isClean)
    #expect(
      audit.leftOut.map(\.description) == [
        "Printing: needs Mailer, which a scope may provide (session)"
      ]
    )
    let whole = try await container.audit { kind in
      if kind == "session" { Registration((any Mailer).self, instance: SMTPMailer(host: "smtp")) }
    }
    #expect(whole.leftOut.isEmpty)
    #expect(whole.graph[.of((any Mailer).self)]?.isReady == true)
  }

  @Test func `reports an instance that outlives the scope it needs as a failure`() async throws {
    container.register(Hall.self, lifetime: .scoped("session")) { Hall() }
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    let audit = try await container.audit()
    #expect(audit.failures.map(\.kind) == [.scopeNotOpen])
    #expect(audit.failures.first?.description.contains("that outlives the scope cannot") == true)
  }

  @Test func `reports a singleton's missing dependency as a failure, though a scope needs it`()
    async throws
  {
    container.register(Office.self, lifetime: .scoped("session")) {
      try Office(printing: $0.resolve())
    }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let audit = try await container.audit()
    #expect(audit.failures.map(\.key) == [.of((any Mailer).self)])
    #expect(audit.leftOut.isEmpty)
  }

  @Test func `ends if scopes of two kinds need each other`() async throws {
    container.register(Hall.self, name: "A", lifetime: .scoped("A")) {
      try $0.resolve(Hall.self, name: "B")
    }
    container.register(Hall.self, name: "B", lifetime: .scoped("B")) {
      try $0.resolve(Hall.self, name: "A")
    }
    let audit = try await container.audit()
    #expect(audit.failures.map(\.kind) == [.scopeNotOpen, .scopeNotOpen])
  }

  @Test func `in an open scope uses that scope, with its values`() async throws {
    container.register(Printing.self, lifetime: .scoped("session")) {
      try Printing(mailer: $0.resolve())
    }
    let session = try container.openScope("session", id: 1) {
      Registration((any Mailer).self, instance: SMTPMailer(host: "smtp"))
    }
    let audit = try await session.audit()
    #expect(audit.resolvedCount == 2)
    #expect(audit.isClean)
    await session.close()
  }

  @Test func `reports values that are given twice`() async throws {
    container.register(Hall.self, lifetime: .scoped("session")) { Hall() }
    let audit = try await container.audit { _ in
      Registration(Seat.self, instance: Seat())
      Registration(Seat.self, instance: Seat())
    }
    #expect(audit.failures.map(\.kind) == [.duplicateRegistration])
  }
}

@Suite struct `The order of scopes` {
  @Test func `puts a needed scope further out, and tries each order once`() {
    var nesting = ScopeNesting()
    func closed(_ kind: ScopeKind) -> ContainerError {
      .scopeNotOpen(.init(key: nil), kind: kind, id: nil, open: [])
    }
    var tried: [[ScopeKind]] = []
    for kind: ScopeKind in ["request", "session", "request", "session"] {
      guard nesting.advance(after: closed(kind)) else { break }
      tried.append(nesting.kinds)
    }
    #expect(tried == [["request"], ["session", "request"], ["request", "session"]])
    let isOver = !nesting.advance(after: nil)
    #expect(isOver)
  }
}
