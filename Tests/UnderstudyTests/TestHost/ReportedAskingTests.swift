import TestSupport
import Testing
import Understudy

/// A container that reports what is live, asked for it.
@Suite struct `A live registration that is reported` {
  let runs = Counter()
  let host = IssueCollector()

  private func container(
    allowed: Set<Key> = [],
    severity: ContainerIssue.Severity? = .error
  ) -> Container {
    let rules = MockRules(
      missing: .throwsOnly,
      firewall: .marked,
      allowed: allowed,
      reaction: .reports,
      severity: severity
    )
    return Container(label: "test", rules: rules, host: host)
  }

  @Test(arguments: Question.allCases)
  func `runs, whichever way it is resolved, and is one issue`(_ question: Question) async throws {
    let container = container()
    container.register { question.registration(runs) }
    try await question.ask(container)
    try await question.ask(container)
    #expect(runs.count > 0)
    #expect(host.issues.count == 1)
    #expect(host.issues.first?.message.contains("Hall") == true)
  }

  @Test(arguments: Question.allCases)
  func `is reported for a child too, which makes its transients itself`(_ question: Question)
    async throws
  {
    let parent = container()
    parent.register { question.registration(runs) }
    try await question.ask(Container(label: "child", parent: parent))
    #expect(runs.count > 0)
    #expect(!host.issues.isEmpty)
  }

  @Test func `has an issue with the line that resolves it, the chain and the fix`() throws {
    let container = container()
    container.register {
      Question.singleton.registration(runs)
      Registration(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    }
    let line = #line - 2
    _ = try container.resolve(Repository<Hall>.self)
    let issue = try #require(host.issues.first)
    #expect(host.issues.count == 1)
    #expect(issue.site.line == line)
    #expect(issue.severity == .error)
    #expect(issue.message.hasPrefix("Hall is live, and this test used it.\n"))
    #expect(issue.message.contains("chain: Repository<Hall> → Hall\n"))
    #expect(issue.message.contains("registered as live at UnderstudyTests/GuardedAskingTests"))
    #expect(issue.message.contains("fix: register a double for it: container.register(Hall.self)"))
    #expect(
      issue.message.contains(".container(.live(.report).allowing(.of(Hall.self))); or, with ")
    )
  }

  @Test func `returns the same instance to everybody, and is fast to read afterwards`() throws {
    let container = container()
    container.register { Question.singleton.registration(runs) }
    #expect(try container.resolve(Hall.self) === container.resolve(Hall.self))
    let owner = withContainer(container) { Injected<Hall>() }
    #expect(try owner() === container.resolve(Hall.self))
    #expect(runs.count == 1)
    #expect(host.issues.count == 1)
  }

  @Test func `is reported in a sharing fork, though it was built in a container without rules`()
    throws
  {
    let app = Container(label: "app")
    app.register { Question.singleton.registration(runs) }
    app.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    let built = try app.resolve(Repository<Hall>.self)
    let fork = app.fork(
      sharing: .builtInstances,
      label: "test",
      rules: container().rules,
      host: host
    )
    let shared = try fork.resolve(Repository<Hall>.self)
    #expect(shared.name == built.name)
    #expect(runs.count == 1)
    #expect(host.issues.count == 1)
    let text = host.issues.first?.message
    #expect(text?.contains("Repository<Hall> was built from it before\n") == true)
  }

  @Test func `is not reported where its key is allowed, or where no test is there to report to`()
    throws
  {
    for container in [container(allowed: [.of(Hall.self)]), container(severity: nil)] {
      container.register { Question.singleton.registration(runs) }
      _ = try container.resolve(Hall.self)
    }
    #expect(runs.count == 2)
    #expect(host.issues.isEmpty)
  }

  @Test func `is a warning where issues are warnings`() throws {
    let rules = MockRules(missing: .fails, firewall: .everything, severity: .warning)
    let app = Container(label: "app")
    app.register(Hall.self) { Hall() }
    let mock = Container.mock(rules, over: app, host: host)
    _ = try mock.resolve(Hall.self)
    #expect(host.issues.map(\.severity) == [.warning])
  }
}
