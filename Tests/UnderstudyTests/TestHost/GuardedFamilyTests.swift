import TestSupport
import Testing

@testable import Understudy

/// Mocks over and under other containers.
@Suite struct `A firewall over a family` {
  let app = Container(label: "app")
  let evening: Container
  let runs = Counter()
  let host = IssueCollector()

  init() {
    evening = Container(label: "evening", parent: app)
    app.register(Hall.self) { [runs] in
      runs.add()
      return Hall()
    }
    app.register(Seat.self, lifetime: .transient) { [runs] in
      runs.add()
      return Seat()
    }
    evening.register(Printing.self) { [runs] in
      runs.add()
      return Printing(mailer: SMTPMailer(host: try $0.resolve(Hall.self).name))
    }
  }

  private func mock(
    _ firewall: MockRules.Firewall? = .everything,
    over live: Container?,
    beneath enclosing: Container? = nil
  ) -> Container {
    Container.mock(
      MockRules(missing: .fails, firewall: firewall),
      over: live,
      beneath: enclosing,
      label: "mock",
      host: host
    )
  }

  @Test func `guards the registrations of ancestors like its own`() async throws {
    let mock = mock(over: evening)
    for kind in [
      #expect(throws: ContainerError.self) { try mock.resolve(Hall.self) }?.kind,
      #expect(throws: ContainerError.self) { try mock.resolve(Seat.self) }?.kind,
      #expect(throws: ContainerError.self) { try mock.resolve(Printing.self) }?.kind,
      (await #expect(throws: ContainerError.self) { try await mock.resolve(Hall.self) })?.kind,
    ] {
      #expect(kind == .blockedByFirewall)
    }
    #expect(host.issues.allSatisfy { $0.message.contains("container: \"mock\"") })
    #expect(host.issues.count == 4)
    #expect(runs.count == 0)
  }

  @Test func `uses its doubles for its own resolves, not for an ancestor's builds`() throws {
    app.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    let mock = mock(nil, over: evening)
    mock.register(Hall.self, instance: Hall(name: "double"))
    #expect(try mock.resolve(Printing.self).mailer.route == "double")
    #expect(try mock.resolve(Repository<Hall>.self).name == "Main")
  }

  @Test func `leaves ancestors' registrations working in forks of their own without a firewall`()
    throws
  {
    let live = try app.resolve(Hall.self)
    let mock = mock(nil, over: evening)
    let hall = try mock.resolve(Hall.self)
    #expect(hall !== live)
    #expect(try mock.resolve(Hall.self) === hall)
    #expect(host.issues.isEmpty)
  }

  @Test func `keeps its changes from the family, and the family's changes from itself`() throws {
    let mock = mock(over: evening)
    mock.register(Hall.self, instance: Hall(name: "double"))
    #expect(try evening.resolve(Hall.self).name == "Main")
    // What the app registers later is not there, and cannot be had by accident.
    app.register(Repository<Seat>.self) { Repository(name: "late") }
    let error = #expect(throws: ContainerError.self) { try mock.resolve(Repository<Seat>.self) }
    #expect(error?.kind == .dependencyNotRegistered)
  }

  @Test func `inside another firewall still guards what was live there`() throws {
    let outer = mock(over: evening)
    outer.register(Hall.self, instance: Hall(name: "double"))
    let inner = mock(over: nil, beneath: outer)
    #expect(try inner.resolve(Hall.self).name == "double")
    let error = #expect(throws: ContainerError.self) { try inner.resolve(Printing.self) }
    #expect(error?.kind == .blockedByFirewall)
    #expect(runs.count == 0)
  }

  @Test func `inside another firewall takes over the doubles of all its levels`() throws {
    let outer = mock(over: nil)
    outer.register(Hall.self, instance: Hall(name: "outer"))
    let child = Container(label: "child", parent: outer)
    child.register(Seat.self, instance: Seat(number: 7))
    let inner = mock(over: evening, beneath: child)
    #expect(try inner.resolve(Hall.self).name == "outer")
    #expect(try inner.resolve(Seat.self).number == 7)
    #expect(throws: ContainerError.self) { try inner.resolve(Printing.self) }
    #expect(runs.count == 0)
  }

  @Test func `keeps its rules and its test in a child's fork, ancestors included`() throws {
    let child = Container(label: "child", parent: mock(over: app))
    let other = IssueCollector()
    let fork = child.fork(sharing: .registrations, label: "fork", rules: child.rules, host: other)
    #expect(throws: ContainerError.self) { try fork.resolve(Hall.self) }
    #expect(other.issues.count == 1)
    #expect(host.issues.isEmpty)
    #expect(runs.count == 0)
  }

  @Test func `takes the limit of waits from the container below`() {
    app.waitTimeout = .seconds(7)
    evening.waitTimeout = .seconds(8)
    let mock = mock(over: evening)
    #expect(mock.waitTimeout == .seconds(8))
    #expect(mock.parent?.waitTimeout == .seconds(7))
  }

  @Test func `with warnings only runs live registrations, and still throws for missing ones`()
    throws
  {
    let mock = Container.mock(
      MockRules(missing: .fails, firewall: .marked, severity: .warning),
      over: nil,
      host: host
    )
    mock.register { Registration(Hall.self) { [runs] in Hall(name: "\(runs.add())") }.live() }
    #expect(try mock.resolve(Hall.self) === mock.resolve(Hall.self))
    #expect(throws: ContainerError.self) { try mock.resolve(Printing.self) }
    #expect(host.issues.map(\.severity) == [.warning, .warning])
    #expect(runs.count == 1)
  }

  @Test func `without issues throws errors to callers only`() throws {
    let mock = Container.mock(
      MockRules(missing: .fails, severity: nil),
      over: app,
      beneath: nil,
      label: "preview",
      host: host
    )
    #expect(throws: ContainerError.self) { try mock.resolve(Hall.self) }
    #expect(throws: ContainerError.self) { try mock.resolve(Printing.self) }
    #expect(host.issues.isEmpty)
    #expect(runs.count == 0)
  }
}
