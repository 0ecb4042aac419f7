import TestSupport
import Testing

@testable import Understudy

/// A sharing fork with a firewall, of a container that had none when it built its instances.
@Suite struct `An instance that was built from something live` {
  let app = Container(label: "app")
  let runs = Counter()
  let host = IssueCollector()

  init() {
    app.register {
      Registration.liveHall(counting: runs)
      Registration(Printing.self) { [runs] in
        runs.add()
        return Printing(mailer: SMTPMailer(host: try $0.resolve(Hall.self).name))
      }
      Registration(Office.self) { try Office(printing: $0.resolve()) }
      Registration(Seat.self) { Seat() }
    }
  }

  private func fork(
    _ container: Container? = nil,
    _ firewall: MockRules.Firewall = .marked,
    allowed: Set<Key> = []
  ) -> Container {
    (container ?? app).fork(
      sharing: .builtInstances,
      label: "fork",
      rules: MockRules(missing: .throwsOnly, firewall: firewall, allowed: allowed),
      host: host
    )
  }

  private func refusal(of fork: Container, _ path: [Key]) -> Bool {
    let error = #expect(throws: ContainerError.self) { try fork.resolve(Office.self) }
    return error?.kind == .blockedByFirewall && error?.path == path
  }

  private let chain: [Key] = [.of(Office.self), .of(Printing.self), .of(Hall.self)]

  @Test(.tags(.scenario26))
  func `an instance built from something live is not handed out, and the chain shows why`() throws {
    _ = try app.resolve(Office.self)
    let fork = fork()
    #expect(refusal(of: fork, chain))
    // Nor a second time, or to somebody who asks otherwise.
    #expect(refusal(of: fork, chain))
    #expect(throws: ContainerError.self) { try fork.resolveIfRegistered(Office.self) }
    #expect(throws: ContainerError.self) { try fork.resolveAll(Office.self) }
    #expect(host.issues.count == 4)
    #expect(runs.count == 2)
  }

  @Test @MainActor
  func `the fix for something live of the main actor registers a double there`() throws {
    app.register {
      Registration(Int.self, on: MainActor.self) { _ in 1 }.live()
      Registration(String.self, on: MainActor.self) { try "\($0.resolve(Int.self))" }
    }
    _ = try app.resolve(String.self)
    let fork = fork()
    let error = #expect(throws: ContainerError.self) { try fork.resolve(String.self) }
    #expect(
      error?.description.contains("container.register(Int.self, on: MainActor.self) { _ in … }")
        == true
    )
  }

  @Test
  func `an instance built from something live is not handed out to tasks, factories or overrides`()
    async throws
  {
    _ = try await app.resolve(Office.self)
    let fork = fork()
    await #expect(throws: ContainerError.self) { try await fork.resolve(Office.self) }
    fork.register(Theatre.self) { try Theatre(office: $0.resolve()) }
    let error = await #expect(throws: ContainerError.self) { try await fork.resolve(Theatre.self) }
    #expect(error?.path == [.of(Theatre.self)] + chain)
    withContainer(fork) {
      withContainer {
        $0.register(Seat.self, instance: Seat(number: 2))
      } operation: {
        #expect(refusal(of: Container.current, chain))
      }
    }
    #expect(host.issues.count == 3)
    #expect(runs.count == 2)
  }

  @Test func `an instance built from nothing live keeps its identity`() throws {
    let printer = Hall(name: "printer")
    app.register(Hall.self, name: "printer") { printer }
    app.register(Repository<Hall>.self) {
      Repository(name: try $0.resolve(Hall.self, name: "printer").name)
    }
    _ = try app.resolve(Repository<Hall>.self)
    let fork = fork()
    #expect(try fork.resolve(Hall.self, name: "printer") === printer)
    _ = try fork.resolve(Repository<Hall>.self)
    #expect(host.issues.isEmpty)
  }

  @Test func `an instance built from something live is refused by a container that took it over`()
    throws
  {
    _ = try app.resolve(Office.self)
    let other = app.fork()
    _ = try other.resolve(Seat.self)
    let mock = Container.mock(
      MockRules(missing: .throwsOnly, firewall: .marked),
      over: nil,
      beneath: app,
      label: "mock",
      host: host
    )
    mock.importInstances(of: app)
    mock.importInstances(of: other)
    #expect(refusal(of: mock, chain))
    #expect(runs.count == 2)
  }

  @Test func `an instance is built anew if a double replaces its live dependency`() throws {
    let live = try app.resolve(Office.self)
    let fork = fork()
    fork.register(Hall.self, instance: Hall(name: "double"))
    #expect(try fork.resolve(Office.self).printing.mailer.route == "double")
    #expect(try fork.resolve(Office.self) !== live)
    #expect(try app.resolve(Office.self) === live)
    #expect(host.issues.isEmpty)
  }

  @Test func `an allowed registration may be part of an instance; its dependencies are checked`()
    throws
  {
    let office = try app.resolve(Office.self)
    #expect(try fork(allowed: [.of(Hall.self)]).resolve(Office.self) === office)
    #expect(refusal(of: fork(allowed: [.of(Office.self), .of(Printing.self)]), chain))
    let most = fork(app, .everything, allowed: [.of(Office.self)])
    #expect(refusal(of: most, chain))
  }

  @Test func `every registration of a base container is live in instances built from it`() throws {
    let base = Container(label: "base")
    base.register(Printing.self) { Printing(mailer: SMTPMailer(host: "live")) }
    base.register(Office.self) { try Office(printing: $0.resolve()) }
    let open = Container.mock(
      MockRules(missing: .throwsOnly, firewall: nil),
      over: base,
      beneath: nil,
      label: "open",
      host: host
    )
    _ = try open.resolve(Office.self)
    var rules = MockRules(
      missing: .throwsOnly,
      firewall: .everything,
      allowed: [.of(Office.self)]
    )
    rules.live = try #require(open.rules).live
    let fork = open.fork(sharing: .builtInstances, label: "fork", rules: rules, host: host)
    #expect(refusal(of: fork, [.of(Office.self), .of(Printing.self)]))
  }

  @Test func `a weak instance built from something live is refused, too`() throws {
    app.register(Theatre.self, lifetime: .weak) { try Theatre(office: $0.resolve()) }
    let theatre = try app.resolve(Theatre.self)
    let error = #expect(throws: ContainerError.self) { try fork().resolve(Theatre.self) }
    #expect(error?.path == [.of(Theatre.self)] + chain)
    withExtendedLifetime(theatre) {}
  }

  @Test func `an instance that a reset has kept is refused, though its registrations are gone`()
    throws
  {
    _ = try app.resolve(Office.self)
    app.reset(.everything, keeping: [.of(Office.self)])
    let fork = fork()
    fork.register(Seat.self, instance: Seat())
    #expect(refusal(of: fork, chain))
  }

  @Test(arguments: [true, false])
  func `an instance that a reset has kept is built anew with a double`(isInherited: Bool) throws {
    _ = try app.resolve(Printing.self)
    app.reset(.everything, keeping: [.of(Printing.self)])
    let fork =
      isInherited ? fork(Container(label: "child", parent: app)) : fork()
    #expect(throws: ContainerError.self) { try fork.resolve(Printing.self) }
    let owner = isInherited ? try #require(fork.parent) : fork
    owner.register(Hall.self, instance: Hall(name: "double"))
    let printing = try fork.resolve(Printing.self)
    #expect(printing.mailer.route == "double")
    #expect(try fork.resolve(Printing.self) === printing)
    #expect(host.issues.count == 1)
  }

  @Test func `a child's instance of a kept instance is built anew with a double`() throws {
    _ = try app.resolve(Printing.self)
    app.reset(.everything, keeping: [.of(Printing.self)])
    let child = Container(label: "child", parent: app)
    child.register(Office.self) { try Office(printing: $0.resolve()) }
    _ = try child.resolve(Office.self)
    let fork = fork(child)
    #expect(refusal(of: fork, chain))
    let parent = try #require(fork.parent)
    parent.register(Hall.self, instance: Hall(name: "double"))
    #expect(try fork.resolve(Office.self).printing.mailer.route == "double")
  }

  @Test func `an instance built from an instance that a reset has kept is refused`() throws {
    _ = try app.resolve(Printing.self)
    app.reset(.everything, keeping: [.of(Printing.self)])
    app.register(Office.self) { try Office(printing: $0.resolve()) }
    _ = try app.resolve(Office.self)
    #expect(refusal(of: fork(), chain))
  }

  @Test func `an instance that an ancestor has built is refused`() throws {
    let child = Container(label: "child", parent: app)
    child.register(Theatre.self) { try Theatre(office: $0.resolve()) }
    _ = try child.resolve(Theatre.self)
    let fork = fork(child)
    #expect(refusal(of: fork, chain))
    let error = #expect(throws: ContainerError.self) { try fork.resolve(Theatre.self) }
    #expect(error?.path == [.of(Theatre.self)] + chain)
    #expect(host.issues.count == 2)
    #expect(runs.count == 2)
  }

  @Test func `a snapshot brings back no refused instance`() throws {
    _ = try app.resolve(Office.self)
    let fork = fork()
    let before = fork.snapshot()
    fork.register(Hall.self, instance: Hall(name: "double"))
    _ = try fork.resolve(Office.self)
    try fork.restore(before)
    #expect(refusal(of: fork, chain))
    #expect(runs.count == 3)
  }

  @Test func `a fork of the firewalled fork refuses the instance, and keeps the fork's own`() throws
  {
    _ = try app.resolve(Office.self)
    let fork = fork()
    let seat = try fork.resolve(Seat.self)
    fork.register(Theatre.self) { _ in
      Theatre(office: Office(printing: Printing(mailer: SMTPMailer(host: "none"))))
    }
    let theatre = try fork.resolve(Theatre.self)
    let second = fork.fork(sharing: .builtInstances)
    #expect(refusal(of: second, chain))
    #expect(try second.resolve(Theatre.self) === theatre)
    #expect(try second.resolve(Seat.self) == seat)
  }
}
