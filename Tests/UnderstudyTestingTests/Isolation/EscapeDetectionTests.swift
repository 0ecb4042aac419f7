import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Code without a current container while tests run` {
  @Test(.tags(.scenario27)) func `fails its test at the calling line, and throws`() {
    let issues = KnownIssues()
    issues.collect {
      let error = #expect(throws: ContainerError.self) { try Asking.forPoster() }
      #expect(error?.kind == .containerUnavailable)
    }
    #expect(issues.all.count == 1)
    #expect(issues.all.first?.sourceLocation?.fileName == "EscapeDetectionTests.swift")
    #expect(issues.all.first?.sourceLocation?.line == Asking.line)
    #expect(
      issues.all.first?.comments.first?.rawValue.hasSuffix(
        """
          this test has no container
          fix: write @Suite(.container { $0.register(…) }), or @Suite(.container) if each test registers its own doubles; to use a \
        container of your own: withContainer(container) { … }.
        """
      ) == true
    )
  }

  @Test(.tags(.scenario27)) func `is refused every access, each time with an issue`() {
    let issues = KnownIssues()
    issues.collect {
      let current = Container.current
      #expect(throws: ContainerError.self) { try current.resolveIfRegistered(Poster.self) }
      #expect(throws: ContainerError.self) { try current.resolveAll(Poster.self) }
      current.register(Poster.self) { Poster() }
      #expect(throws: ContainerError.self) { try current.resolve(Poster.self) }
      #expect(Injected<Poster?>(.current).wrappedValue == nil)
    }
    #expect(issues.all.count == 5)
  }

  @Test func `is refused a typed key`() {
    let issues = KnownIssues()
    issues.collect {
      let error = #expect(throws: ContainerError.self) { try Container.current[\.escapingPoster] }
      #expect(error?.kind == .containerUnavailable)
    }
    #expect(issues.all.count == 1)
  }

  @Test(.tags(.scenario27)) func `fails its test after its factory and container are gone`()
    async throws
  {
    let issues = KnownIssues()
    let (gate, opener) = AsyncStream.makeStream(of: Never.self)
    try await issues.collect {
      let errand = Lock<Task<ContainerError.Kind?, Never>?>(nil)
      weak var gone: Container?
      try {
        let container = Container(label: "gone")
        container.register(Poster.self) {
          let task = Task { () -> ContainerError.Kind? in
            for await _ in gate {}
            return #expect(throws: ContainerError.self) { try Asking.forPoster() }?.kind
          }
          errand.withLock { $0 = task }
          return Poster()
        }
        _ = try container.resolve(Poster.self)
        gone = container
      }()
      #expect(gone == nil)
      opener.finish()
      let task = try #require(errand.withLock { $0 })
      #expect(await task.value == .containerUnavailable)
    }
    #expect(issues.all.count == 1)
    #expect(issues.all.first?.sourceLocation?.line == Asking.line)
    let text = issues.all.first?.comments.first?.rawValue
    #expect(text?.contains("this test has no container") == false)
  }

  @Test func `cannot change settings`() {
    let issues = KnownIssues()
    issues.collect {
      Container.current.setVerification(.unusedOverrides, severity: .error)
      Container.current.startJournal()
    }
    #expect(issues.all.count == 2)
    #expect(Container.current.journalStore == nil)
  }

  @Test(.tags(.scenario27)) func `sees its own overrides and nothing else`() throws {
    let issues = KnownIssues()
    try issues.collect {
      try withContainer {
        $0.register(Poster.self, instance: Poster())
      } operation: {
        _ = try Container.current.resolve(Poster.self)
        #expect(try Container.current.resolveAll(Poster.self).count == 1)
        let error = #expect(throws: ContainerError.self) {
          try Container.current.resolve(Poster.self, name: "backup")
        }
        #expect(error?.kind == .containerUnavailable)
      }
    }
    #expect(issues.all.count == 1)
  }

  // In the child of an exit test there is a mock in its place; `.ci/run` has a failing test that
  // shows the same where there is none.
  @Test(.tags(.scenario27)) func `never gets the process default, and builds nothing`() async {
    await withKnownIssue {
      await #expect(processExitsWith: .success) {
        let builds = Counter()
        try Container.bootstrap(label: "app") {
          Registration(Poster.self) {
            builds.add()
            return Poster()
          }
        }
        _ = await Task.detached {
          #expect(throws: ContainerError.self) { try askCurrent() }
        }.value
        #expect(builds.count == 0)
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Nothing is registered for Poster.") }
    }
  }

  @Test func `is told which registrations the process default has, and tests do not use`() async {
    await #expect(processExitsWith: .success) {
      try Container.bootstrap(label: "app") { Registration(Poster.self) { Poster() } }
      let scope = TestScope(of: "sale", CollectingRecorder())
      let container = Container(label: "sale", rules: nil, host: scope)
      let error = #expect(throws: ContainerError.self) {
        try ask(container)
      }
      let text = error?.description ?? ""
      precondition(text.contains(#"the process default "app" has it, registered at"#), text)
      precondition(text.contains("while tests run, it is not used"), text)
      precondition(text.contains("fix: register it in the test: container.register(Poster"), text)
      await scope.end()
    }
  }

  @Test func `is told of withContainer if the test's container is empty`() async throws {
    let scope = TestScope(of: "sale", CollectingRecorder())
    let container = Container(label: "sale", rules: nil, host: scope)
    func text() -> String {
      do {
        try ask(container)
        return ""
      } catch { return error.description }
    }
    let hint = "make that one current: withContainer(container) { … }"
    #expect(text().contains(#"container: "sale", in which nothing is registered"#))
    #expect(text().hasSuffix(hint))
    container.register(Int.self, instance: 3)
    #expect(!text().hasSuffix(hint))
    await scope.end()
  }

  @Test(.tags(.scenario27)) func `resolves from its test's container when it is bound to it`() async
  {
    let container = Container(label: "sale")
    let seen = await withContainer(container) {
      let ask = Container.current.bind { () async throws in Container.current }
      return await Task.detached { try? await ask() }.value
    }
    #expect(seen === container)
  }

  @Test func `is reported to no test while two run, but not lost`() async {
    let outlet = IssueCollector()
    let running = RunningTests()
    let host = EscapeHost(running: running, outlet: outlet)
    let recorders = [CollectingRecorder(), CollectingRecorder()]
    let scopes = recorders.map { TestScope(of: "sale", $0) }

    #expect(host.nameOfTest == nil)
    host.record(ContainerIssue("none", at: SourceSite()))
    running.add(scopes[0])
    #expect(host.nameOfTest == "\"sale\"")
    host.record(ContainerIssue("first", at: SourceSite()))
    running.add(scopes[1])
    #expect(host.nameOfTest == #"one of "sale", "sale""#)
    await Task(name: "printing") { host.record(ContainerIssue("second", at: SourceSite())) }.value
    running.remove(scopes[0])
    host.record(ContainerIssue("third", at: SourceSite()))
    running.remove(scopes[1])
    for scope in scopes { await scope.end() }

    #expect(recorders[0].messages.map { $0.prefix(5) } == ["first"])
    #expect(
      outlet.messages == [
        """
        none
          note: no test with a container was running at that time, so the test that started the work is \
        unknown.
        """,
        """
        second
          note: the task is called "printing".
          note: these tests were running at that time: "sale", "sale"; one of them started the work, or a test without \
        a container did.
        """,
      ]
    )
    #expect(recorders[1].messages.map { $0.prefix(5) } == ["third"])
  }

  @Test func `may use the process default with a reason`() async {
    await #expect(processExitsWith: .success) {
      try Container.bootstrap { Registration(Poster.self) { Poster() } }
      try withProcessDefault(because: "it is what this test is about") {
        _ = try Container.current.resolve(Poster.self)
      }
      try await withProcessDefault(because: "it is what this test is about") {
        _ = try await Container.current.resolve(Poster.self)
      }
      let poster = Injected<Poster>(.current)
      try withProcessDefault(because: "it is what this test is about") { _ = try poster() }
      withKnownIssue("what it has read is no way around the wall") { _ = try poster() }
      IsolationCheck.turnOff(because: "the rest of this process, too")
      try await Task.detached { _ = try await Container.current.resolve(Poster.self) }.value
    }
  }

  @Test func `may continue to use it inside a block with an empty reason, which changes nothing`()
    async
  {
    let issues = Counter()
    await withKnownIssue {
      await withProcessDefault(because: "it is what this test is about") {
        withProcessDefault(because: "") { #expect(TestRun.reason != nil) }
        await withProcessDefault(because: "") { () async in #expect(TestRun.reason != nil) }
      }
    } matching: { issue in
      issues.add()
      return issue.comments.contains { $0.rawValue.contains("no reason was given") }
    }
    #expect(issues.count == 2)
  }

  @Test func `may not use the process default with an empty reason`() {
    let host = IssueCollector()
    let issues = KnownIssues()
    issues.collect {
      withProcessDefault(because: " ") {
        #expect(throws: ContainerError.self) { try Container.current.resolve(Poster.self) }
      }
      withContainer(Container(label: "sale", rules: nil, host: host)) {
        IsolationCheck.turnOff(because: "")
      }
    }
    #expect(issues.all.count == 2)
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.contains("no reason was given") == true)
  }
}

// MARK: - Fixtures

/// Outside of the test, because in a macro's closure every line is that of the macro.
private enum Asking {
  static let line = #line + 2
  static func forPoster() throws(ContainerError) {
    _ = try Container.current.resolve(Poster.self)
  }
}

private struct Poster: Sendable {}

extension Dependencies {
  fileprivate var escapingPoster: Dependency<Poster> { Dependency(default: { Poster() }) }
}

private func ask(_ container: Container) throws(ContainerError) {
  _ = try container.resolve(Poster.self)
}

private func askCurrent() throws { _ = try Container.current.resolve(Poster.self) }
