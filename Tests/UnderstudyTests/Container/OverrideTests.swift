import TestSupport
import Testing
import Understudy

/// What an override or a later registration reaches, and what it leaves alone.
@Suite struct `Overrides` {
  let container = Container(label: "app")

  init() {
    container.register((any Mailer).self) { SMTPMailer(host: "live") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Theatre.self, lifetime: .transient) { try Theatre(office: $0.resolve()) }
    container.register(Hall.self) { Hall() }
  }

  @Test(.tags(.scenario50))
  func `a cached dependent is built anew inside, and is the original again outside`() throws {
    let office = try container.resolve(Office.self)
    let hall = try container.resolve(Hall.self)
    try withContainer(container) {
      try withContainer {
        $0.register((any Mailer).self) { SMTPMailer(host: "double") }
      } operation: {
        let inside = try Container.current.resolve(Office.self)
        #expect(inside !== office)
        #expect(inside.printing.mailer.route == "double")
        #expect(try Container.current.resolve(Office.self) === inside)
        #expect(try Container.current.resolve(Theatre.self).office === inside)
        #expect(try Container.current.resolve(Hall.self) === hall)
      }
      #expect(try Container.current.resolve(Office.self) === office)
    }
    #expect(office.printing.mailer.route == "live")
  }

  @Test(.tags(.scenario50)) func `an asynchronous dependent is built anew inside, two levels deep`()
    async throws
  {
    let office = try await container.resolve(Office.self)
    let routes = try await withContainer(container) {
      try await withContainer {
        $0.register((any Mailer).self) { SMTPMailer(host: "outer") }
      } operation: {
        let outer = try await route()
        let inner = try await withContainer {
          $0.register((any Mailer).self) { SMTPMailer(host: "inner") }
        } operation: {
          try await route()
        }
        return [outer, inner, try await route()]
      }
    }
    #expect(routes == ["outer", "inner", "outer"])
    #expect(try await container.resolve(Office.self) === office)
  }

  @Test func `leaving a block closes nothing and resets nothing`() throws {
    let closings = Counter()
    let (inside, office) = try withContainer(container) {
      try withContainer {
        $0.register((any Mailer).self) { SMTPMailer(host: "double") }
        $0.observe { if $0.ends { closings.add() } }
      } operation: {
        (Container.current, try Container.current.resolve(Office.self))
      }
    }
    #expect(try inside.resolve(Office.self) === office)
    #expect(closings.count == 0)
  }

  @Test func `an error of either closure keeps its type`() async {
    do {
      try withContainer { (_: Container) throws(Refusal) in
        throw Refusal.configuration
      } operation: { () throws(Refusal) in
      }
      Issue.record("it did not throw")
    } catch {
      let refusal: Refusal = error
      #expect(refusal == .configuration)
    }
    do {
      try await withContainer { (_: Container) async throws(Refusal) in
      } operation: { () async throws(Refusal) in
        throw Refusal.operation
      }
      Issue.record("it did not throw")
    } catch {
      let refusal: Refusal = error
      #expect(refusal == .operation)
    }
    #expect(Container.current.label == nil)
  }

  @Test(.tags(.scenario5))
  func `every instance that depends on a replaced registration is built anew, however far away`()
    throws
  {
    let theatre = try container.resolve(Theatre.self)
    let hall = try container.resolve(Hall.self)
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(theatre.office.printing.mailer.route == "live")
    #expect(try container.resolve(Theatre.self).office.printing.mailer.route == "new")
    #expect(try container.resolve(Hall.self) === hall)
  }

  @Test(.tags(.scenario5))
  func `replacing a factory by an instance, or an instance by a factory, rebuilds dependents`()
    throws
  {
    _ = try container.resolve(Office.self)
    container.register((any Mailer).self, instance: SMTPMailer(host: "ready"))
    #expect(try container.resolve(Office.self).printing.mailer.route == "ready")
    container.register((any Mailer).self, lifetime: .transient) { SMTPMailer(host: "made") }
    #expect(try container.resolve(Office.self).printing.mailer.route == "made")
  }

  @Test func `registering again reaches no fork, no snapshot and no parent`() throws {
    let office = try container.resolve(Office.self)
    let before = container.snapshot()
    let warm = container.fork(sharing: .builtInstances)
    let cold = container.fork()
    let child = Container(label: "child", parent: container)
    child.register((any Mailer).self) { SMTPMailer(host: "child") }
    #expect(try container.resolve(Office.self) === office)

    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Office.self).printing.mailer.route == "new")
    #expect(try warm.resolve(Office.self) === office)
    #expect(try cold.resolve(Office.self).printing.mailer.route == "live")
    try container.restore(before)
    #expect(try container.resolve(Office.self) === office)
  }

  private func route() async throws -> String {
    try await Container.current.resolve(Office.self).printing.mailer.route
  }
}

// MARK: - Fixtures

private enum Refusal: Error { case configuration, operation }

extension ContainerEvent {
  fileprivate var ends: Bool {
    switch kind {
    case .closed, .reset, .restored: true
    default: false
    }
  }
}
