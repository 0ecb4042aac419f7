import TestSupport
import Testing
import Understudy

@Suite struct `Closing` {
  let container = Container(label: "the app")

  @Test func `a closed container resolves nothing and names itself in the error`() async throws {
    container.register(Hall.self, instance: Hall())
    await container.close()

    let error = try #require(throws: ContainerError.self) { try synchronously(Hall.self) }
    #expect(error.kind == .containerClosed)
    #expect(error.description.contains("\"the app\""))
    await #expect(throws: ContainerError.self) { try await container.resolve(Hall.self) }
    #expect(throws: ContainerError.self) { try ifRegistered(Hall.self) }
  }

  @Test func `closing releases the instances`() async throws {
    container.register(Hall.self) { Hall() }
    weak let hall = try await container.resolve(Hall.self)
    #expect(hall != nil)
    await container.close()
    #expect(hall == nil)
  }

  @Test func `closing cancels builds in progress and waits for them`() async throws {
    let isRunning = Latch()
    let ends = Recorder<String>()
    container.register(Hall.self) { (_: Resolver) async throws in
      isRunning.open()
      await Latch.cancelled()
      ends.add("factory")
      throw CancellationError()
    }
    let asker = Task { try await container.resolve(Hall.self) }
    await isRunning.wait()
    await container.close()
    ends.add("close")

    #expect(ends.all == ["factory", "close"])
    let error = await #expect(throws: ContainerError.self) { try await asker.value }
    #expect(error?.kind == .containerClosed)
  }

  @Test func `closing does not wait longer than its limit`() async throws {
    let build = container.registerHeldHall(named: "late")
    let asker = Task { try await container.resolve(Hall.self) }
    await build.started()
    await container.close(within: .milliseconds(10))
    build.end()
    #expect(try await asker.value.name == "late")
  }

  @Test func `a closing container resolves built instances and builds nothing new`() async throws {
    let isRunning = Latch()
    let wasCancelled = Latch()
    let mayEnd = Latch()
    container.register(Seat.self, instance: Seat())
    container.register(Repository<Seat>.self) { Repository(name: "new") }
    container.register(Hall.self) { (_: Resolver) async throws in
      isRunning.open()
      await Latch.cancelled()
      wasCancelled.open()
      await mayEnd.wait()
      return Hall()
    }
    let asker = Task { try await container.resolve(Hall.self) }
    await isRunning.wait()
    let closing = Task { await container.close(within: .ample) }
    await wasCancelled.wait()

    #expect(try synchronously(Seat.self) == Seat())
    let error = #expect(throws: ContainerError.self) { try synchronously(Repository<Seat>.self) }
    #expect(error?.kind == .containerClosed)
    mayEnd.open()
    await closing.value
    _ = try await asker.value
  }

  @Test func `a fork of a closed container, and the placeholder for none, close at once`() async {
    await container.close(within: .ample)
    let fork = container.fork()
    await fork.close()
    await Container.current.close()
    #expect(throws: ContainerError.self) { try fork.restore(fork.snapshot()) }
  }

  @Test func `closing from many tasks at once returns to all when the container is closed`() async {
    container.register(Hall.self, instance: Hall())
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          await container.close(within: .ample)
          return (try? await container.resolve(Hall.self)) == nil
        }
      }
      for await isClosed in group { #expect(isClosed) }
    }
  }

  @Test func `a second close returns when the container is closed, not before`() async throws {
    let isCleaning = Latch()
    let mayEnd = Latch()
    let log = Recorder<String>()
    container.register {
      Registration(Hall.self, instance: Hall()).onClose(within: .ample) { _ in
        isCleaning.open()
        await mayEnd.wait()
        log.add("cleaned up")
      }
    }
    let first = Task { await container.close(within: .ample) }
    await isCleaning.wait()
    let second = await suspended {
      await container.close(within: .ample)
      log.add("returned")
    }
    mayEnd.open()
    await first.value
    try await second.value
    #expect(log.all == ["cleaned up", "returned"])
  }

  @Test func `closing in a cancelled task still closes the container`() async {
    container.register(Hall.self, instance: Hall())
    let task = Task {
      await Latch.cancelled()
      await container.close()
    }
    task.cancel()
    await task.value
    #expect(throws: ContainerError.self) { try synchronously(Hall.self) }
  }

  @Test func `a registration in a closed container is an issue at its line`() async throws {
    let host = IssueCollector()
    let container = Container(label: "the app", rules: nil, host: host)
    await container.close()
    container.register(Hall.self) { Hall() }
    container.registerIfAbsent(Registration(Hall.self) { Hall() })
    container.register {
      Registration(Hall.self, name: "A") { Hall() }
      Registration(Hall.self, name: "B") { Hall() }
    }
    let line = UInt(#line)

    #expect(host.issues.map(\.site.line) == [line - 6, line - 5, line - 3, line - 2])
    #expect(
      host.issues.first?.message == """
        The registration of Hall was refused: container "the app" is closed.
          registered at UnderstudyTests/ClosingTests.swift:\(line - 6)
          fix: register before the container closes, or end the work before the test ends.
        """
    )
    await #expect(throws: ContainerError.self) { try await container.resolve(Hall.self) }
  }

  @Test func `restoring a closed container is an error`() async {
    let before = container.snapshot()
    await container.close()

    let error = #expect(throws: ContainerError.self) { try container.restore(before) }
    #expect(error?.kind == .containerClosed)
  }

  @Test func `a container that nothing holds is freed with its instances, closed or not`()
    async throws
  {
    weak var container: Container?
    weak var hall: Hall?
    do {
      let local = Container()
      local.register(Hall.self) { Hall() }
      hall = try await local.resolve(Hall.self)
      container = local
      #expect(hall != nil)
    }
    #expect(container == nil)
    #expect(hall == nil)
  }

  private func synchronously<Value>(_ type: Value.Type) throws(ContainerError) -> Value {
    try container.resolve(type)
  }

  private func ifRegistered<Value>(_ type: Value.Type) throws(ContainerError) -> Value? {
    try container.resolveIfRegistered(type)
  }
}
