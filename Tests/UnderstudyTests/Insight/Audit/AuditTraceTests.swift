import TestSupport
import Testing
import Understudy
import UnderstudyInsight

/// What an audit, or a validation, leaves behind: nothing.
@Suite struct `After an audit` {
  let container = Container(label: "app")

  @Test(.timeLimit(.minutes(5)), arguments: ["async", "sync", "validate"])
  func `nothing is built here, every instance is released, and its hooks have run`(_ way: String)
    async throws
  {
    let halls = Recorder<WeakHall>()
    let (cleaned, cleaning) = AsyncStream<String>.makeStream()
    container.register {
      Registration(Hall.self) {
        let hall = Hall()
        halls.add(WeakHall(hall))
        return hall
      }
      .onClose(within: .ample) { cleaning.yield($0.name) }
    }
    let parent = container
    let child = Container(label: "child", parent: parent)
    child.register(Repository<Hall>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    let events = Recorder<ContainerEvent>()
    let token = container.observe { events.add($0) }
    defer { token.cancel() }
    try await run(way, on: child)

    var hooks = cleaned.makeAsyncIterator()
    #expect(await hooks.next() == "Main")
    #expect(events.all.isEmpty)
    #expect(halls.all.count == 1)
    #expect((child.inspect().own + parent.inspect().own).allSatisfy { !$0.isBuilt })
    if way == "async" { #expect(halls.all.allSatisfy { $0.hall == nil }) }
    _ = try await child.resolve(Repository<Hall>.self)
    #expect(halls.all.count == 2)
    await container.close()
  }

  @Test(arguments: ["async", "sync", "validate"])
  func `overrides of a child and its parent are still unused`(_ way: String) async throws {
    let host = IssueCollector()
    let parent = Container(label: "parent", rules: MockRules(missing: .fails), host: host)
    parent.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    let child = Container(label: "child", parent: parent)
    child.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    child.register(Hall.self, lifetime: .scoped("session")) { Hall() }
    try await run(way, on: child)
    #expect(parent.inspect().own.map(\.isUsed) == [false])
    #expect(child.inspect().own.map(\.isUsed) == [false, false])
    #expect(host.issues.isEmpty)
  }

  @Test(arguments: ["async", "sync", "validate"])
  func `the calling test has no issue, even if a hook fails`(_ way: String) async throws {
    let host = IssueCollector()
    let container = Container(label: "app", rules: nil, host: host)
    let (cleaned, cleaning) = AsyncStream<Void>.makeStream()
    container.register {
      Registration(Hall.self) { Hall() }.onClose(within: .ample) { _ in
        cleaning.yield()
        throw Broken()
      }
      Registration(Seat.self) { Seat() }.onClose { _ in cleaning.finish() }
    }
    try await withContainer(container) { try await run(way, on: container) }
    // The last to be built is the first to be cleaned up.
    for await _ in cleaned { break }
    #expect(host.issues.isEmpty)
  }

  @Test func `no live call was made under a firewall`() async throws {
    let calls = Counter()
    let live = Container(label: "live")
    live.register((any Mailer).self) {
      calls.add()
      return SMTPMailer(host: "smtp")
    }
    live.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let host = IssueCollector()
    let mock = Container.mock(MockRules(missing: .fails), over: live, host: host)
    mock.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let audit = try await mock.audit()
    #expect(calls.count == 0)
    #expect(host.issues.isEmpty)
    #expect(audit.isClean)
    #expect(
      audit.leftOut.map(\.description) == [
        "Printing: needs Mailer, which a firewall blocks", "Mailer: a firewall blocks it",
      ]
    )
  }

  private func run(_ way: String, on container: Container) async throws {
    func synchronous() throws {
      if way == "sync" { _ = container.audit() } else { try container.validate() }
    }
    if way == "async" { _ = try await container.audit() } else { try synchronous() }
  }
}

private struct WeakHall: Sendable {
  weak let hall: Hall?
  init(_ hall: Hall) { self.hall = hall }
}
