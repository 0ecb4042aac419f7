import TestSupport
import Testing

@testable import Understudy

@Suite struct `Typed keys in a family of containers` {
  let app = Container(label: "app")

  private func test(
    over container: Container? = nil,
    sharing: ForkSharing = .registrations,
    rules: MockRules? = nil,
    host: IssueCollector = IssueCollector()
  ) -> Container {
    guard let container else { return Container(label: "test", rules: rules, host: host) }
    return container.fork(sharing: sharing, label: "test", rules: rules, host: host)
  }

  @Test(.tags(.rowC10)) func `the outermost ancestor builds the default, and all share it`() throws
  {
    let child = Container(label: "child", parent: app)
    let grandchild = Container(label: "grandchild", parent: child)
    let clock = try grandchild[\.houseClock]
    #expect(try app.resolve((any HouseClock).self) === clock)
    #expect(try child[\.houseClock] === clock)
    #expect(try Container(parent: app)[\.houseClock] === clock)
  }

  @Test(.tags(.rowC10)) func `a child's registration stays there`() throws {
    let child = Container(label: "child", parent: app)
    child.register(Cloakroom.self) { Cloakroom(clock: try $0[\.houseClock]) }
    #expect(try child.resolve(Cloakroom.self).clock.kind == "system")
    child.register(key: \.houseClock, instance: Dial("of the child"))
    #expect(try child[\.houseClock].kind == "of the child")
    #expect(try child.resolve(Cloakroom.self).clock.kind == "of the child")
    #expect(try app[\.houseClock].kind == "system")
  }

  @Test(.tags(.rowC10)) func `a fork builds its own default`() throws {
    let fork = app.fork()
    let clock = try fork[\.houseClock]
    #expect(try app.resolveIfRegistered((any HouseClock).self) == nil)
    #expect(try app[\.houseClock] !== clock)
    #expect(try app.fork(sharing: .builtInstances)[\.houseClock] === app[\.houseClock])
  }

  @Test(.tags(.rowC10), arguments: [ForkSharing.registrations, .builtInstances])
  func `a test's fork uses the test value though the app has built the default`(
    _ sharing: ForkSharing
  ) throws {
    app.register(Cloakroom.self) { Cloakroom(clock: try $0[\.houseClock]) }
    let (foyer, calendar) = (try app.resolve(Cloakroom.self), try app[\.calendar])
    let test = test(over: app, sharing: sharing)
    #expect(try test.resolve(Cloakroom.self).clock.kind == "fixed")
    #expect(try test[\.houseClock].kind == "fixed")
    // It has no value for tests, so that it is the app's.
    #expect(try (test[\.calendar] === calendar) == (sharing == .builtInstances))
    #expect(try app.resolve(Cloakroom.self) === foyer)
    #expect(try app[\.houseClock].kind == "system")
  }

  @Test(.tags(.rowC10)) func `a child in the test of an app's family uses the test value, too`()
    throws
  {
    let child = Container(label: "child", parent: app)
    #expect(try child[\.houseClock].kind == "system")
    #expect(try test(over: child, sharing: .builtInstances)[\.houseClock].kind == "fixed")
  }

  @Test(.tags(.rowC10)) func `a fork of a test's container keeps the test value and its identity`()
    throws
  {
    let suite = test()
    let (clock, calendar) = (try suite[\.houseClock], try suite[\.calendar])
    let test = test(over: suite, sharing: .builtInstances)
    #expect(try test[\.houseClock] === clock)
    #expect(try test[\.calendar] === calendar)
  }

  @Test(.tags(.rowC10), arguments: [true, false])
  func `building a default makes no later reader of it stale`(_ isOfTest: Bool) throws {
    let origin = isOfTest ? test() : app
    origin.register(Usher.self) { Usher() }
    let usher = try origin.resolve(Usher.self)
    let fork = origin.fork(sharing: .builtInstances)
    _ = try fork[\.houseClock]
    #expect(try fork.resolve(Usher.self) === usher)
    fork.register(key: \.houseClock, instance: Dial("override"))
    #expect(try fork.resolve(Usher.self) !== usher)
  }

  @Test(.tags(.rowC10))
  func `an instance of the app that reads the default is built anew in a test`()
    throws
  {
    app.register(Usher.self) { Usher() }
    let usher = try app.resolve(Usher.self)
    let test = test(over: app, sharing: .builtInstances)
    #expect(try test[\.houseClock].kind == "fixed")
    let other = try test.resolve(Usher.self)
    #expect(other !== usher)
    #expect(try other.clock().kind == "fixed")
  }

  @Test(.tags(.rowC10)) func `a strict mock uses the test value, without an issue`() throws {
    let host = IssueCollector()
    let mock = test(rules: MockRules(missing: .fails), host: host)
    #expect(try mock[\.houseClock].kind == "fixed")
    #expect(host.issues.isEmpty)
  }

  @Test(arguments: [MockRules(missing: .fails), MockRules(missing: .throwsOnly, firewall: .marked)])
  func `a default that is declared harmless is used in a mock, without an issue`(
    rules: MockRules
  ) throws {
    let host = IssueCollector()
    let mock = test(rules: rules, host: host)
    #expect(try mock[\.calendar].kind == "gregorian")
    #expect(try mock.resolve(Dial.self) === mock[\.calendar])
    #expect(host.issues.isEmpty)
  }

  @Test(arguments: [MockRules(missing: .fails), MockRules(missing: .throwsOnly, firewall: .marked)])
  func `a mock refuses the live value of a typed key, and its text has the fix`(
    rules: MockRules
  ) throws {
    let host = IssueCollector()
    let mock = test(rules: rules, host: host)
    let error = try #require(throws: ContainerError.self) { try mock[\.beadle] }
    let line = #line - 1
    #expect(
      error.description == """
        Beadle is live, and no test double replaces it.
          resolved at UnderstudyTests/TypedKeyFamilyTests.swift:\(line)
          declared as live at UnderstudyTests/TypedKeyTests.swift:\(beadleLine)
          container: "test"
          fix: give the declaration a value for tests, Dependency(live: { … }, test: { … }), or register \
        a double: container.register(Beadle.self) { … }
        """
    )
    #expect(host.issues.map(\.message) == [error.description])
    #expect(host.issues.map(\.site.line) == [UInt(line)])
    let double = Beadle()
    mock.register(Beadle.self, instance: double)
    #expect(try mock[\.beadle] === double)
  }

  @Test func `an allowed typed key may have its live value in a mock`() throws {
    let host = IssueCollector()
    let mock = test(rules: MockRules(missing: .fails, allowed: [Key(Beadle.self)]), host: host)
    let beadle = try mock[\.beadle]
    #expect(try mock[\.beadle] === beadle)
    #expect(host.issues.isEmpty)
  }

  @Test(arguments: [ForkSharing.registrations, .builtInstances])
  func `a mock refuses the live value that the container below has built`(
    _ sharing: ForkSharing
  ) throws {
    let below = test()
    below.register(Hall.self) {
      _ = try $0[\.beadle]
      return Hall()
    }
    _ = try below.resolve(Hall.self)
    let mock = test(over: below, sharing: sharing, rules: MockRules(missing: .fails))
    for key in [Key(Beadle.self), Key(Hall.self)] {
      let error = #expect(throws: ContainerError.self) {
        if key == Key(Hall.self) { _ = try mock.resolve(Hall.self) } else { _ = try mock[\.beadle] }
      }
      #expect(error?.kind == .blockedByFirewall)
      #expect(error?.context.reportedKey == Key(Beadle.self))
    }
  }

  @Test func `a live typed key is marked as live, and its test value is not`()
    throws
  {
    _ = try app[\.beadle]
    #expect(app.record(for: Key(Beadle.self))?.mark != nil)
    _ = try app[\.calendar]
    #expect(app.record(for: Key(Dial.self))?.mark == nil)
    _ = try app[\.houseClock]
    #expect(app.record(for: Key((any HouseClock).self))?.mark != nil)
    let test = test()
    _ = try test[\.houseClock]
    #expect(test.record(for: Key((any HouseClock).self))?.mark == nil)
  }

  @Test(.tags(.rowC10), arguments: [true, false])
  func `a mock over live code uses test values, whatever that has built`(_ isOfTest: Bool)
    throws
  {
    let live = isOfTest ? test() : app
    _ = try live[\.houseClock]
    _ = try live[\.calendar]
    let host = IssueCollector()
    let rules = MockRules(missing: .throwsOnly)
    let mock = Container.mock(rules, over: live, host: host)
    #expect(try mock[\.houseClock].kind == "fixed")
    #expect(try mock[\.calendar].kind == "gregorian")
    #expect(host.issues.isEmpty)
  }

  @Test(.tags(.rowC10)) func `a default is no override, and a registration by key is`() throws {
    let test = test()
    _ = try test[\.houseClock]
    test.register(key: \.calendar, instance: Dial("override"))
    #expect(test.overrides?.marks.map(\.key) == [Key(Dial.self)])
  }

  @Test(.tags(.rowC10)) func `validating a test's container uses its test values`() throws {
    let kinds = Recorder<String>()
    let test = test()
    test.register(Cloakroom.self) {
      let clock = try $0[\.houseClock]
      kinds.add(clock.kind)
      return Cloakroom(clock: clock)
    }
    try test.validate()
    #expect(kinds.all == ["fixed"])
    #expect(try test.resolveIfRegistered((any HouseClock).self) == nil)
  }

  @Test(.tags(.rowC10)) func `a frozen container builds the default, and takes no registration`()
    throws
  {
    let host = IssueCollector()
    let test = test(host: host)
    test.freeze()
    #expect(try test[\.houseClock].kind == "fixed")
    test.register(key: \.calendar, instance: Dial("late"))
    #expect(host.issues.count == 1)
    #expect(throws: ContainerError.self) { try test[\.calendar] }
  }

  @Test(.tags(.rowC10)) func `each scope has its own default`() throws {
    let (first, second) = (try app.openScope("day", id: 1), try app.openScope("day", id: 2))
    #expect(try first[\.scene] === first[\.scene])
    #expect(try first[\.scene] !== second[\.scene])
    let error = try #require(throws: ContainerError.self) { try app[\.scene] }
    #expect(error.kind == .scopeNotOpen)
  }

  @Test(.tags(.rowC10)) func `a closed or closing container has no default`() async throws {
    let closing = Recorder<ContainerError.Kind?>()
    app.register {
      Registration(Hall.self) { Hall() }.onClose(within: .ample) { [app] _ in
        do { _ = try app[\.houseClock] } catch { closing.add((error as? ContainerError)?.kind) }
      }
    }
    _ = try await app.resolve(Hall.self)
    await app.close()
    #expect(closing.all == [.containerClosed])
    let error = #expect(throws: ContainerError.self) { try app[\.houseClock] }
    #expect(error?.kind == .containerClosed)
  }
}

// MARK: - Fixtures

extension Dependencies {
  fileprivate var scene: Dependency<Hall> {
    Dependency(lifetime: .scoped("day"), default: { Hall() })
  }
}
private final class Usher: Sendable {
  let clock = Injected(\.houseClock)
}
