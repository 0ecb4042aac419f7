import TestSupport
import Testing

@testable import Understudy

@Suite struct `Clean-up hooks` {
  let host = IssueCollector()
  let container: Container
  let log = Recorder<String>()

  init() { container = Container(label: "app", rules: nil, host: host) }

  private func hall(_ name: String) -> Registration<Hall> {
    Registration(Hall.self, name: name) { Hall(name: name) }
      .onClose(within: .ample) { [log] in log.add($0.name) }
  }

  @Test func `run on close, in reverse order of construction, each once`() async throws {
    container.register {
      for name in ["A", "B", "C", "never built"] { hall(name) }
    }
    for name in ["B", "A", "C"] { _ = try await container.resolve(Hall.self, name: name) }
    await container.close()
    await container.close()

    #expect(log.all == ["C", "A", "B"])
    #expect(host.issues.isEmpty)
  }

  @Test func `count a ready instance from its registration`() async throws {
    container.register {
      Registration(Hall.self, name: "ready", instance: Hall(name: "ready"))
        .onClose(within: .ample) { [log] in log.add($0.name) }
      hall("built")
    }
    _ = try await container.resolve(Hall.self, name: "built")
    await container.close()
    #expect(log.all == ["built", "ready"])
  }

  @Test func `may suspend and resolve built instances, in their own container`() async throws {
    container.register(Seat.self, instance: Seat(number: 4))
    container.register {
      Registration(Hall.self) { Hall() }.onClose(within: .ample) { [log] _ in
        await Task.yield()
        log.add("\(try await Container.current.resolve(Seat.self).number)")
      }
    }
    _ = try await container.resolve(Hall.self)
    await container.close()
    #expect(log.all == ["4"])
  }

  @Test func `are not cut short by the caller's cancellation`() async throws {
    container.register { hall("A") }
    _ = try await container.resolve(Hall.self, name: "A")
    let task = Task {
      await Latch.cancelled()
      await container.close()
    }
    task.cancel()
    await task.value
    #expect(log.all == ["A"])
  }

  @Test func `that fail are reported at their registration, and closing continues`() async throws {
    let line = UInt(#line) + 2
    container.register {
      Registration(Hall.self) { Hall() }
        .onClose(within: .ample) { _ in throw Broken() }
      hall("A")
    }
    _ = try await container.resolve(Hall.self, name: "A")
    _ = try await container.resolve(Hall.self)
    await container.close()

    #expect(log.all == ["A"])
    #expect(host.issues.map(\.site.line) == [line])
    #expect(
      host.issues.map(\.message) == [
        """
        The clean-up of Hall in container "app" failed: Broken()
          fix: handle the error in its onClose hook.
        """
      ]
    )
  }

  @Test func `that take longer than their limit are left behind, and closing continues`()
    async throws
  {
    let mayEnd = Latch()
    container.register {
      Registration(Hall.self) { Hall() }.onClose(within: .milliseconds(5)) { _ in
        await mayEnd.wait()
      }
      hall("A")
    }
    _ = try await container.resolve(Hall.self, name: "A")
    _ = try await container.resolve(Hall.self)
    await container.close()
    mayEnd.open()

    #expect(log.all == ["A"])
    #expect(host.issues.first?.message.contains("took longer than") == true)
  }

  @Test func `of replaced or reset instances run too, in their place`() async throws {
    container.register { hall("A") }
    _ = try await container.resolve(Hall.self, name: "A")
    container.register {
      Registration(Hall.self, name: "A") { Hall(name: "A2") }.onClose(within: .ample) { [log] in
        log.add($0.name)
      }
    }
    _ = try await container.resolve(Hall.self, name: "A")
    container.reset()
    _ = try await container.resolve(Hall.self, name: "A")
    await container.close()
    #expect(log.all == ["A2", "A2", "A"])
  }

  @Test func `of instances that a restore drops do not run before the container closes`()
    async throws
  {
    let before = container.snapshot()
    container.register { hall("A") }
    let kept = try await container.resolve(Hall.self, name: "A")
    let after = container.snapshot()
    try container.restore(before)
    #expect(log.all.isEmpty)
    try container.restore(after)
    #expect(try await container.resolve(Hall.self, name: "A") === kept)
    #expect(log.all.isEmpty)
    await container.close()
    #expect(log.all == ["A"])
  }

  @Test func `run for an instance that is finished too late for any caller`() async throws {
    let isRunning = Latch()
    let cleaned = Latch()
    container.register {
      Registration(Hall.self) { (_: Resolver) async throws in
        isRunning.open()
        await Latch.cancelled()
        return Hall(name: "late")
      }.onClose(within: .ample) { [log] in
        log.add($0.name)
        cleaned.open()
      }
    }
    let only = Task { try await container.resolve(Hall.self) }
    await isRunning.wait()
    only.cancel()
    await #expect(throws: CancellationError.self) { try await only.value }
    await cleaned.wait()
    #expect(log.all == ["late"])
  }

  @Test func `of a fork are its own; those of shared instances belong to the origin`() async throws
  {
    container.register {
      hall("A")
      hall("B")
    }
    _ = try await container.resolve(Hall.self, name: "A")
    let fork = container.fork(sharing: .builtInstances)
    _ = try await fork.resolve(Hall.self, name: "A")
    _ = try await fork.resolve(Hall.self, name: "B")
    await fork.close()
    #expect(log.all == ["B"])
    await container.close()
    #expect(log.all == ["B", "A"])
  }

  @Test func `of a newer child run before those of an older one`() async throws {
    let children = (0..<8).map { number in
      let child = Container(label: "\(number)", parent: container)
      child.register {
        Registration(Hall.self, instance: Hall(name: "\(number)"))
          .onClose(within: .ample) { [log] in log.add($0.name) }
      }
      return child
    }
    await container.close()
    withExtendedLifetime(children) {}
    #expect(log.all == ["7", "6", "5", "4", "3", "2", "1", "0"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `run for an instance that is finished while the container closes, though a caller waited`()
    async throws
  {
    let isRunning = Latch()
    let isCleanedUp = Latch()
    container.register {
      Registration(Hall.self) { (_: Resolver) async throws in
        isRunning.open()
        await Latch.cancelled()
        return Hall(name: "late")
      }
      .onClose(within: .ample) { _ in isCleanedUp.open() }
    }
    try await patiently { [container] () async throws in
      let waiting = await container.waiter(for: Hall.self)
      await isRunning.wait()
      await container.close()
      #expect(try await waiting.value.name == "late")
      await isCleanedUp.wait()
    }
  }

  @Test func `of an instance that its own factory replaced run once, at its place in the order`()
    async throws
  {
    container.register { [container] in
      Registration(Hall.self) {
        container.register(Hall.self, instance: Hall(name: "new"))
        return Hall(name: "replaced")
      }
      .onClose(within: .ample) { [log] in
        log.add("\($0.name), \(container.isOpen ? "open" : "closing")")
      }
      hall("later")
    }
    #expect(try await container.resolve(Hall.self).name == "replaced")
    let pending = container.withCore { $0.extras?.closing.pending.map(\.instance.key) }
    #expect(pending == [Key(Hall.self)])
    _ = try await container.resolve(Hall.self, name: "later")
    await container.close()

    #expect(log.all == ["later", "replaced, closing"])
  }

  @Test func `run when no build is in progress any more`() async throws {
    let isRunning = Latch()
    container.register { hall("built") }
    _ = try await container.resolve(Hall.self, name: "built")
    container.register(Seat.self) { [log] (_: Resolver) async throws in
      isRunning.open()
      await Latch.cancelled()
      log.add("build")
      throw CancellationError()
    }
    let asker = Task { try await container.resolve(Seat.self) }
    await isRunning.wait()
    await container.close()

    _ = await asker.result
    #expect(log.all == ["build", "built"])
  }

  @Test func `of children run before those of their parent`() async throws {
    container.register { hall("parent") }
    let child = Container(label: "child", parent: container)
    child.register { hall("child") }
    _ = try await child.resolve(Hall.self, name: "child")
    _ = try await container.resolve(Hall.self, name: "parent")
    await container.close()
    #expect(log.all == ["child", "parent"])
  }

  @Test func `of all children wait until no child is building any more`() async throws {
    let isBuilding = Latch()
    let isCancelled = Latch()
    let mayEnd = Latch()
    let busy = Container(label: "busy", parent: container)
    let idle = Container(label: "idle", parent: container)
    idle.register { hall("idle") }
    _ = try await idle.resolve(Hall.self, name: "idle")
    busy.register(Seat.self) { [log] (_: Resolver) async throws in
      isBuilding.open()
      await Latch.cancelled()
      isCancelled.open()
      await mayEnd.wait()
      log.add("built")
      return Seat()
    }
    let asker = Task { try await busy.resolve(Seat.self) }
    let closing = Task { [container] in
      await isBuilding.wait()
      await container.close(within: .ample)
    }
    await isCancelled.wait()
    mayEnd.open()
    await closing.value
    _ = try? await asker.value
    #expect(log.all == ["built", "idle"])
  }

  @Test func `for instances that the container does not keep are reported when registered`() {
    container.register {
      Registration(Hall.self, lifetime: .transient) { Hall() }.onClose(within: .ample) { _ in }
    }
    #expect(host.issues.first?.message.contains(".transient instance belongs to the code") == true)
  }
}
