import TestSupport
import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `An expected clean audit` {
  @Test(.container) func `records no issue where everything fits`() async throws {
    let app = app()
    let audit = try await app.expectCleanAudit(roots: [.of(Box.self)])
    #expect(audit.resolvedCount == 2)
  }

  @Test(.container) func `records an issue for each failure and each finding`()
    async throws
  {
    let app = app()
    app.register(Till.self) { Till(clerk: try $0.resolve(Clerk.self).name) }
    let till = #line - 1
    app.register(Lamp.self, lifetime: .weak) { Lamp() }
    app.register(Porch.self) { Porch(lamp: try $0.resolve()) }
    let porch = #line - 1
    let issues = KnownIssues()
    try await issues.collect { try await app.expectCleanAudit() }
    #expect(issues.all.map { $0.sourceLocation?.line } == [till, porch])
    #expect(
      issues.messages.first?.hasPrefix(
        "Nothing is registered for Clerk.\n  resolved at UnderstudyTestingTests/CleanAuditTests.swift"
      ) == true
    )
    #expect(issues.messages.last?.hasPrefix("Porch, which is a singleton, holds Lamp") == true)
  }

  @Test func `reports to the test of a container that has one`() async throws {
    let host = IssueCollector()
    let mock = Container(label: "mock", rules: MockRules(missing: .throwsOnly), host: host)
    mock.register(Till.self) { Till(clerk: try $0.resolve(Clerk.self).name) }
    let audit = try await mock.expectCleanAudit()
    #expect(host.issues.map(\.site) == [SourceSite(line: #line - 2)])
    #expect(host.issues.map(\.severity) == [.error])
    #expect(audit.failures.count == 1)
    try await mock.expectCleanAudit(ignoring: [.of(Clerk.self)])
    #expect(host.issues.count == 1)
  }

  @Test func `allows kinds, ignores keys and applies the minimum severity`() async throws {
    let host = IssueCollector()
    let mock = Container(label: "mock", rules: MockRules(missing: .throwsOnly), host: host)
    mock.register(Lamp.self, lifetime: .transient) { Lamp() }
    mock.register(Porch.self) { Porch(lamp: try $0.resolve()) }
    try await mock.expectCleanAudit()
    #expect(host.issues.isEmpty)
    try await mock.expectCleanAudit(allowing: [.captiveDependency], minimum: .note)
    try await mock.expectCleanAudit(ignoring: [.of(Porch.self)], minimum: .note)
    #expect(host.issues.isEmpty)
    try await mock.expectCleanAudit(minimum: .note)
    #expect(host.issues.count == 1)
  }

  @Test func `reports a root that nobody registered at the call`() async throws {
    let host = IssueCollector()
    let mock = Container(label: "mock", rules: MockRules(missing: .fails), host: host)
    try await mock.expectCleanAudit(roots: [.of(Box.self)])
    #expect(host.issues.map(\.site) == [SourceSite(line: #line - 1)])
  }

  @Test func `leaves out registrations that need await in synchronous code`() {
    let host = IssueCollector()
    let mock = Container(label: "mock", rules: MockRules(missing: .fails), host: host)
    mock.register(Lamp.self) { (_: Resolver) async throws in Lamp() }
    mock.register(Till.self) { Till(clerk: try $0.resolve(Clerk.self).name) }
    let audit = mock.expectCleanAudit()
    #expect(audit.leftOut.map(\.key) == [.of(Lamp.self)])
    #expect(host.issues.count == 1)
  }

  @Test(.container) func `keeps a double attached where it is, with its calls`() async throws {
    let bell = BellSpy()
    let container = Container.current
    container.register(BellSpy.self) { bell }
    _ = try await container.resolve(BellSpy.self)
    bell.ring()
    try await container.expectCleanAudit()
    func synchronous() throws {
      container.expectCleanAudit()
      try container.validate()
    }
    try synchronous()
    try await container.validate()
    #expect(bell.rings.calls.count == 1)
  }

  private func app() -> Container {
    let app = Container(label: "app")
    app.register(Gnomon.self) { Gnomon() }
    app.register(Box.self) { Box(clock: try $0.resolve()) }
    return app
  }
}

// MARK: - Fixtures

private final class Gnomon: Sendable {}
private struct Box: Sendable { let clock: Gnomon }
private struct Clerk: Sendable { let name: String }
private struct Till: Sendable { let clerk: String }
private final class Lamp: Sendable {}
private struct Porch: Sendable { let lamp: Lamp }

private final class BellSpy: TestDouble {
  let rings = Spy<Int>("ring(_:)")
  var members: [any DoubleMember] { [rings] }
  func ring() { rings.call(1) }
}
