import TestSupport
import Testing
import Understudy

@Suite struct `Validation` {
  let container = Container(label: "app")

  @Test(.tags(.scenario8))
  func `validate() lists every missing key and every cycle once, and leaves nothing built`()
    throws
  {
    let builds = Counter()
    let first = #line + 1
    container.register(Theatre.self) { try Theatre(office: $0.resolve()) }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Hall.self, name: "A") { try $0.resolve(Hall.self, name: "B") }
    container.register(Hall.self, name: "B") { try $0.resolve(Hall.self, name: "A") }
    container.register(Repository<Seat>.self) {
      builds.add()
      return Repository(name: try $0.resolve((any Mailer).self).route)
    }
    container.register(Seat.self) {
      builds.add()
      return Seat()
    }

    let error = try #require(throws: ContainerError.self) { try container.validate() }
    let line = #line - 1
    guard case .validationFailed(_, let failures) = error else { throw Broken() }
    #expect(
      failures.map(\.kind) == [
        .dependencyNotRegistered, .circularDependency, .dependencyNotRegistered,
      ]
    )
    #expect(
      error.description == """
        3 keys of container "app" cannot be resolved.
          validated at UnderstudyTests/ValidationTests.swift:\(line)
          - Nothing is registered for Printing. (Theatre → Office → Printing)
            resolved at UnderstudyTests/ValidationTests.swift:\(first + 1)
          - Hall(name: A) depends on itself. (Hall(name: A) → Hall(name: B) → Hall(name: A))
            resolved at UnderstudyTests/ValidationTests.swift:\(first + 3)
          - Nothing is registered for Mailer. (Repository<Seat> → Mailer)
            resolved at UnderstudyTests/ValidationTests.swift:\(first + 6)
          fix: register what is missing, and correct each factory at the line shown; to see the full text of one, resolve its key alone.
        """
    )
    #expect(builds.count == 2)
    _ = try container.resolve(Seat.self)
    #expect(builds.count == 3)
  }

  @Test(.tags(.scenario8)) func `dependents may be registered before their dependencies`() throws {
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    #expect(throws: Never.self) { try container.validate() }
    #expect(try container.resolve(Office.self).printing.mailer.route == "smtp")
  }

  @Test
  func `registrations that only async code builds are left out, their dependents are checked`()
    throws
  {
    container.register(Hall.self) { (_: Resolver) async throws in Hall() }
    try container.validate()
    container.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }

    let error = try #require(throws: ContainerError.self) { try container.validate() }
    guard case .validationFailed(_, let failures) = error else { throw Broken() }
    #expect(failures.map(\.kind) == [.requiresAsync])
  }

  @Test func `a failing factory and a key that stands twice in one batch are failures`() throws {
    let line = #line + 1
    container.register(Hall.self) { throw Broken() }
    container.register {
      Registration(Seat.self) { Seat() }
      Registration(Seat.self) { Seat() }
    }
    let error = try #require(throws: ContainerError.self) { try container.validate() }
    guard case .validationFailed(_, let failures) = error else { throw Broken() }
    #expect(failures.map(\.kind) == [.factoryFailed, .duplicateRegistration])
    #expect(
      error.description.contains(
        """
          - The factory of Hall failed: Broken()
            registered at UnderstudyTests/ValidationTests.swift:\(line)
          - Seat is registered twice in one batch.
            registered at UnderstudyTests/ValidationTests.swift:\(line + 2)
        """
      )
    )
  }

  @Test func `a child is validated through its parent`() throws {
    let child = Container(label: "child", parent: container)
    child.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    #expect(throws: ContainerError.self) { try child.validate() }
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    try child.validate()
  }

  @Test func `validating a strict mock records no issue`() {
    let host = IssueCollector()
    let mock = Container(label: "mock", rules: MockRules(missing: .fails), host: host)
    mock.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    #expect(throws: ContainerError.self) { try mock.validate() }
    #expect(host.issues.isEmpty)
  }
}
