import TestSupport
import Testing
import Understudy

/// Which task locals and which priority an asynchronous shared build has.
@Suite(.timeLimit(.minutes(5))) struct `What a shared build inherits` {
  let test = IssueCollector()
  let seen = Recorder<String>()
  let mayEnd = Latch()

  private func container(of host: IssueCollector?) -> Container {
    let container = Container(label: "test", rules: nil, host: host)
    container.register(Hall.self) { [seen] (_: Resolver) async throws in
      seen.add(Trace.current)
      return Hall()
    }
    return container
  }

  private func ask(_ container: Container, in current: Container?) async throws {
    try await Trace.$current.withValue("asker") {
      if let current {
        _ = try await withContainer(current) { try await container.resolve(Hall.self) }
      } else {
        _ = try await container.resolve(Hall.self)
      }
    }
  }

  @Test func `the first caller's task locals are inherited if its test owns the container`()
    async throws
  {
    let container = container(of: test)
    try await ask(container, in: container)
    #expect(seen.all == ["asker"])
  }

  @Test
  func `task locals are inherited by resolves in a fork or child of the test's container, too`()
    async throws
  {
    let container = container(of: test)
    try await ask(container, in: container.fork())
    container.reset()
    try await ask(container, in: Container(parent: container))
    #expect(seen.all == ["asker", "asker"])
  }

  @Test func `task locals of a caller without a container, or of another test, are not inherited`()
    async throws
  {
    let container = container(of: test)
    try await ask(container, in: nil)
    container.reset()
    try await ask(container, in: Container(label: "other", rules: nil, host: IssueCollector()))
    container.reset()
    try await ask(container, in: Container(label: "no test's"))
    #expect(seen.all == ["", "", ""])
  }

  @Test func `task locals are never inherited if no test owns the container`() async throws {
    let container = container(of: nil)
    try await ask(container, in: container)
    #expect(seen.all == [""])
  }

  @Test func `task locals of a later caller are not inherited`() async throws {
    let container = Container(label: "test", rules: nil, host: test)
    let isRunning = Latch()
    container.register(Hall.self) { [seen, mayEnd] (_: Resolver) async throws in
      isRunning.open()
      await mayEnd.wait()
      seen.add(Trace.current)
      return Hall()
    }
    try await patiently { [mayEnd] () async throws in
      let first = await container.waiter(for: Hall.self)
      await isRunning.wait()
      let second = await Trace.$current.withValue("second") {
        await suspended {
          try await withContainer(container) { try await container.resolve(Hall.self) }
        }
      }
      mayEnd.open()
      let hall = try await first.value
      #expect(try await second.value === hall)
    }
    #expect(seen.all == [""])
  }

  @Test
  func `inherited task locals reach the dependencies of the build, but nothing outside its chain`()
    async throws
  {
    let container = container(of: test)
    container.register(Repository<Hall>.self) { [seen] (resolver: Resolver) async throws in
      seen.add("\(Trace.current) above")
      return Repository(name: try await resolver.resolve(Hall.self).name)
    }
    try await Trace.$current.withValue("asker") {
      _ = try await withContainer(container) { try await container.resolve(Repository<Hall>.self) }
    }
    #expect(seen.all == ["asker above", "asker"])
  }

  @Test func `a transient is built in the caller's own task and sees its task locals`() async throws
  {
    let container = Container(label: "no test's")
    container.register(Hall.self, lifetime: .transient) { [seen] (_: Resolver) async throws in
      seen.add(Trace.current)
      return Hall()
    }
    try await ask(container, in: nil)
    #expect(seen.all == ["asker"])
  }

  @Test(arguments: [TaskPriority.low, .high])
  func `the build has the priority of its first caller`(priority: TaskPriority) async throws {
    let priorities = Recorder<TaskPriority>()
    let container = Container(label: "app")
    container.register(Hall.self) { (_: Resolver) async throws in
      priorities.add(Task.currentPriority)
      return Hall()
    }
    let asked = Promise<Void>()
    Task.detached(priority: priority) {
      _ = try? await container.resolve(Hall.self)
      asked.keep(.success(()))
    }
    try await asked.value
    #expect(priorities.all == [priority])
  }

  @Test func `a later caller of higher priority raises the priority, where the platform can`()
    async throws
  {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let priorities = Recorder<TaskPriority>()
    let isRunning = Latch()
    let container = Container(label: "app")
    container.register(Hall.self) { [mayEnd] (_: Resolver) async throws in
      priorities.add(Task.currentPriority)
      isRunning.open()
      await mayEnd.wait()
      priorities.add(Task.currentPriority)
      return Hall()
    }
    try await patiently { [mayEnd] () async throws in
      let first = await suspended(priority: .low) { try await container.resolve(Hall.self) }
      await isRunning.wait()
      let second = await suspended(priority: .high) { try await container.resolve(Hall.self) }
      mayEnd.open()
      let hall = try await first.value
      #expect(try await second.value === hall)
    }
    #expect(priorities.all == [.low, .high])
  }
}

// MARK: - Fixtures

private enum Trace { @TaskLocal static var current = "" }
