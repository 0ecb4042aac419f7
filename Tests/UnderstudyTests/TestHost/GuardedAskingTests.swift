import TestSupport
import Testing
import Understudy

/// A container with a firewall, asked for what may not run.
@Suite struct `Registrations that a firewall guards` {
  let app = Container(label: "app")
  let runs = Counter()
  let host = IssueCollector()

  private func mock(_ firewall: MockRules.Firewall, allowed: Set<Key> = []) -> Container {
    Container.mock(
      MockRules(missing: .throwsOnly, firewall: firewall, allowed: allowed),
      over: app,
      host: host
    )
  }

  @Test(.tags(.scenario26), arguments: [MockRules.Firewall.marked, .everything], Question.allCases)
  func `a guarded registration does not run, whichever way it is resolved`(
    _ firewall: MockRules.Firewall,
    _ question: Question
  ) async throws {
    app.register { question.registration(runs) }
    // Built before, it is not handed out either.
    try await question.ask(app)
    let before = runs.count

    let mock = mock(firewall)
    let error = try await #require(throws: ContainerError.self) { try await question.ask(mock) }
    #expect(error.kind == .blockedByFirewall)
    #expect(host.issues.map(\.message) == [error.description])
    #expect(runs.count == before)
  }

  @Test(.tags(.scenario26), arguments: Question.allCases)
  func `a guarded registration does not run for a child, whose transients would run in it`(
    _ question: Question
  )
    async throws
  {
    app.register { question.registration(runs) }
    let child = Container(label: "child", parent: mock(.marked))
    child.register(Seat.self, instance: Seat())
    let error = try await #require(throws: ContainerError.self) { try await question.ask(child) }
    #expect(error.kind == .blockedByFirewall)
    #expect(host.issues.count == 1)
    #expect(runs.count == 0)
  }

  @Test(.tags(.scenario26))
  func `a guarded registration does not run off the task: in a detached task, on a thread`()
    async throws
  {
    app.register { Question.singleton.registration(runs) }
    let mock = mock(.marked)
    await #expect(throws: ContainerError.self) {
      try await Task.detached { try await mock.resolve(Hall.self) }.value
    }
    await withCheckedContinuation { continuation in
      startThread {
        #expect(throws: ContainerError.self) { try mock.resolve(Hall.self) }
        continuation.resume()
      }
    }
    #expect(host.issues.count == 2)
    #expect(runs.count == 0)
  }

  @Test func `a guarded registration is reported once, at the resolving line, with the chain`()
    throws
  {
    app.register {
      Question.singleton.registration(runs)
      Registration(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    }
    let line = #line - 2
    let mock = mock(.marked)
    #expect(throws: ContainerError.self) { try mock.resolve(Repository<Hall>.self) }
    let issue = try #require(host.issues.first)
    #expect(host.issues.count == 1)
    #expect(issue.site.line == line)
    #expect(issue.message.contains("chain: Repository<Hall> → Hall\n"))
    #expect(issue.message.contains("registered as live at UnderstudyTests/GuardedAskingTests"))
    #expect(issue.message.contains("fix: register a double for it: container.register(Hall.self)"))
    #expect(issue.message.contains(".container(.live(.refuse).allowing(.of(Hall.self)))"))
  }

  @Test func `an unmarked registration runs where only marked ones are guarded`() throws {
    app.register(Hall.self) { [runs] in
      runs.add()
      return Hall()
    }
    #expect(try mock(.marked).resolve(Hall.self) !== app.resolve(Hall.self))
    #expect(runs.count == 2)
    #expect(host.issues.isEmpty)
  }

  @Test func `a mark holds wherever it was made, also in the guarded container`() {
    let mock = mock(.marked)
    mock.register { Question.singleton.registration(runs) }
    let error = #expect(throws: ContainerError.self) { try mock.resolve(Hall.self) }
    #expect(error?.kind == .blockedByFirewall)
    #expect(runs.count == 0)
  }

  @Test func `a registration without a mark replaces a marked one`() throws {
    app.register { Question.singleton.registration(runs) }
    let mock = mock(.everything)
    let double = Hall(name: "double")
    mock.register(Hall.self, instance: double)
    #expect(try mock.resolve(Hall.self) === double)
    #expect(host.issues.isEmpty)
  }

  @Test func `an allowed registration runs, and its dependencies are checked separately`() throws {
    app.register {
      Question.singleton.registration(runs)
      Registration(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    }
    let half = mock(.everything, allowed: [.of(Repository<Hall>.self)])
    #expect(throws: ContainerError.self) { try half.resolve(Repository<Hall>.self) }
    #expect(host.issues.first?.message.contains("chain: Repository<Hall> → Hall\n") == true)
    #expect(runs.count == 0)

    let whole = mock(.everything, allowed: [.of(Repository<Hall>.self), .of(Hall.self)])
    _ = try whole.resolve(Repository<Hall>.self)
    #expect(runs.count == 1)
  }

  @Test func `a mark changes nothing where there is no firewall`() throws {
    app.register { Question.singleton.registration(runs) }
    #expect(try app.resolve(Hall.self) === app.resolve(Hall.self))
    let open = Container.mock(
      MockRules(missing: .throwsOnly, firewall: nil),
      over: app,
      beneath: nil,
      label: "open",
      host: host
    )
    _ = try open.resolve(Hall.self)
    #expect(runs.count == 2)
    #expect(host.issues.isEmpty)
  }

  @Test func `validating runs nothing live, and names the dependents`() throws {
    app.register {
      Question.singleton.registration(runs)
      Registration(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
      Registration(Seat.self) { Seat() }
    }
    let mock = mock(.marked)
    let error = try #require(throws: ContainerError.self) {
      try withContainer(mock) { () throws(ContainerError) in try mock.validate() }
    }
    guard case .validationFailed(_, let failures) = error else { throw Broken() }
    #expect(failures.map(\.kind) == [.blockedByFirewall])
    #expect(failures.map(\.path) == [[Key(Repository<Hall>.self), Key(Hall.self)]])
    #expect(runs.count == 0)
    #expect(host.issues.isEmpty)
  }

  @Test func `validating records no issue beyond the error it throws`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let mock = Container(label: "mock", rules: MockRules(missing: .fails), host: nil)
      mock.register(Printing.self) { try Printing(mailer: $0.resolve()) }
      #expect(throws: ContainerError.self) { try mock.validate() }
    }
    #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("Mailer"))
  }

  @Test func `validating a child runs nothing live and records nothing`() throws {
    app.register {
      Question.singleton.registration(runs)
      Registration(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    }
    let child = Container(parent: mock(.marked))
    #expect(throws: ContainerError.self) { try child.validate() }
    #expect(runs.count == 0)
    #expect(host.issues.isEmpty)
  }
}

// MARK: - Fixtures

/// The ways to ask for something, each with what is registered for it.
enum Question: CaseIterable {
  case singleton, asynchronously, asAsynchronous, onMain, transient, weak, graph, named
  case ifRegistered, ifRegisteredAsynchronously, all, several
  case provider, lazy, injected, optional, factory, parameterized

  func registration(_ runs: Counter) -> any AnyRegistration {
    switch self {
    case .transient, .factory:
      Registration(Hall.self, lifetime: .transient) { self.make(runs) }.live()
    case .weak: Registration(Hall.self, lifetime: .weak) { self.make(runs) }.live()
    case .graph: Registration(Hall.self, lifetime: .graph) { self.make(runs) }.live()
    case .named: Registration(Hall.self, name: "A") { self.make(runs) }.live()
    case .asAsynchronous:
      Registration(Hall.self) { (_: Resolver) async throws in self.make(runs) }.live()
    case .onMain: Registration(Hall.self, on: MainActor.self) { _ in self.make(runs) }.live()
    case .parameterized:
      Registration(Hall.self, with: String.self) { _, name in self.make(runs) }.live()
    default: Registration(Hall.self) { self.make(runs) }.live()
    }
  }

  private func make(_ runs: Counter) -> Hall {
    runs.add()
    return Hall()
  }

  func ask(_ container: Container) async throws {
    switch self {
    case .asynchronously, .asAsynchronous, .onMain: _ = try await container.resolve(Hall.self)
    case .ifRegisteredAsynchronously: _ = try await container.resolveIfRegistered(Hall.self)
    default: try askNow(container)
    }
  }

  private func askNow(_ container: Container) throws {
    switch self {
    case .named: _ = try container.resolve(Hall.self, name: "A")
    case .ifRegistered: _ = try container.resolveIfRegistered(Hall.self)
    case .all: _ = try container.resolveAll(Hall.self)
    case .several: _ = try container.resolve(Hall.self, Hall.self)
    case .provider: _ = try container.resolve(Provider<Hall>.self).get()
    case .lazy: _ = try container.resolve(Lazy<Hall>.self).get()
    case .injected: _ = try withContainer(container) { Injected<Hall>() }()
    case .optional: _ = try withContainer(container) { Injected<Hall?>() }()
    case .factory: _ = try withContainer(container) { Factory<Hall>() }.make()
    case .parameterized:
      _ = try container.resolve(ParameterizedFactory<String, Hall>.self).create(with: "A")
    default: _ = try container.resolve(Hall.self)
    }
  }
}
