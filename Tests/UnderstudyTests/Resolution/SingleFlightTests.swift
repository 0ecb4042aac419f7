import TestSupport
import Testing
import Understudy

@Suite struct `One build for all` {
  let container = Container(label: "app")

  @Test(.tags(.scenario46))
  func `eight threads released at once on an unbuilt singleton get one instance`() {
    for _ in 0..<1_000 {
      let container = Container()
      let builds = Counter()
      container.register(Hall.self) {
        builds.add()
        return Hall()
      }
      let halls = Recorder<ObjectIdentifier>()
      onThreads(8) { _ in
        if let hall = try? container.resolve(Hall.self) { halls.add(ObjectIdentifier(hall)) }
      }
      #expect(builds.count == 1)
      #expect(halls.all.count == 8)
      #expect(Set(halls.all).count == 1)
    }
  }

  @Test func `threads that resolve while a factory runs wait for it`() async throws {
    container.waitTimeout = .ample
    let builds = Counter()
    let build = container.registerBlockedHall(counting: builds)
    let halls = Recorder<ObjectIdentifier>()
    let done = Crowd(of: 4)
    for _ in 0..<4 {
      startThread { [container] in
        if let hall = try? container.resolve(Hall.self) { halls.add(ObjectIdentifier(hall)) }
        done.arrive()
      }
    }
    await build.started()
    build.end()
    await done.assembled()
    #expect(builds.count == 1)
    #expect(Set(halls.all).count == 1 && halls.all.count == 4)
  }

  @Test func `tasks suspend while a synchronous factory runs on a thread`() async throws {
    let builds = Counter()
    let build = container.registerBlockedHall(counting: builds)
    startThread { [container] in _ = try? container.resolve(Hall.self) }
    await build.started()

    async let first = container.resolve(Hall.self)
    async let second = container.resolve(Hall.self)
    build.end()
    let halls = try await [first, second]
    #expect(halls[0] === halls[1])
    #expect(builds.count == 1)
  }

  @Test func `a synchronous resolve of what only async code can build is refused at once`() throws {
    container.register(Hall.self) { (_: Resolver) async throws in Hall() }

    let error = #expect(throws: ContainerError.self) { try container.resolve(Hall.self) }
    #expect(error?.kind == .requiresAsync)
  }

  @Test func `a synchronous resolve is refused during an async build, and succeeds after it`()
    async throws
  {
    let build = container.registerHeldHall()
    async let hall = container.resolve(Hall.self)
    await build.started()
    let error = #expect(throws: ContainerError.self) { try synchronously(Hall.self) }
    #expect(error?.kind == .requiresAsync)
    build.end()
    let built = try await hall
    #expect(try synchronously(Hall.self) === built)
  }

  @Test func `a cancelled task gets built instances and starts no build`() async throws {
    let builds = Counter()
    container.register(Hall.self, name: "built", instance: Hall())
    container.register(Hall.self) {
      builds.add()
      return Hall()
    }
    let task = Task {
      await Latch.cancelled()
      _ = try await container.resolve(Hall.self, name: "built")
      return try await container.resolve(Hall.self)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(builds.count == 0)
  }

  @Test func `a failed asynchronous build fails all its waiters and is not kept`() async throws {
    let attempts = Counter()
    container.register(Hall.self) { (_: Resolver) async throws in
      if attempts.add() == 1 { throw Broken() }
      return Hall()
    }
    let error = await #expect(throws: ContainerError.self) {
      try await container.resolve(Hall.self)
    }
    #expect(error?.underlying is Broken)
    _ = try await container.resolve(Hall.self)
    #expect(attempts.count == 2)
  }

  @Test func `a main-actor factory is awaited from anywhere, and runs at once on the main actor`()
    async throws
  {
    container.register(Window.self, on: MainActor.self) { _ in Window() }

    let error = #expect(throws: ContainerError.self) {
      try offMain { try container.resolve(Window.self) }
    }
    #expect(error?.kind == .requiresAsync)
    let window = try await container.resolve(Window.self)
    #expect(try await MainActor.run { try container.resolve(Window.self) } === window)
    #expect(try offMain { try container.resolve(Window.self) } === window)
  }

  @Test func `a main-actor factory runs at once on the main actor`() async throws {
    container.register(Window.self, on: MainActor.self) { _ in Window() }

    let isOpen = try await MainActor.run { try container.resolve(Window.self).isOpen }
    #expect(isOpen)
  }

  private func synchronously<Value>(_ type: Value.Type) throws(ContainerError) -> Value {
    try container.resolve(type)
  }

  private func offMain<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value {
    try onThread { Result { try body() } }.get()
  }
}

// MARK: - Fixtures

@MainActor private final class Window {
  let isOpen = true
}
