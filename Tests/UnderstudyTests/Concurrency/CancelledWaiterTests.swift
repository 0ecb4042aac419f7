import TestSupport
import Testing
import Understudy

@Suite(.tags(.scenario41), .timeLimit(.minutes(5))) struct `Cancelled waiters` {
  let container = Container(label: "app")
  let builds = Counter()
  let mayEnd = Latch()

  @Test(arguments: [0, 5, 9])
  func `a cancelled waiter leaves the others their one instance`(index: Int)
    async throws
  {
    container.register(Hall.self) { [builds, mayEnd] (_: Resolver) async throws in
      builds.add()
      await mayEnd.wait()
      return Hall()
    }
    var waiters: [Task<Hall, any Error>] = []
    for _ in 0..<10 { waiters.append(await container.waiter(for: Hall.self)) }
    let cancelled = waiters.remove(at: index)
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }

    mayEnd.open()
    var halls: [Hall] = []
    for waiter in waiters { halls.append(try await waiter.value) }
    #expect(Set(halls.map(ObjectIdentifier.init)).count == 1)
    #expect(try await container.resolve(Hall.self) === halls[0])
    #expect(builds.count == 1)
  }

  @Test
  func `a build whose waiters are all cancelled is cancelled, and its late result is not stored`()
    async throws
  {
    let wasCancelled = Latch()
    let hasEnded = Latch()
    container.register(Hall.self) { [builds, mayEnd] (_: Resolver) async throws in
      guard builds.add() == 1 else { return Hall(name: "second") }
      defer { hasEnded.open() }
      await Latch.cancelled()
      wasCancelled.open()
      await mayEnd.wait()
      return Hall(name: "late")
    }
    var waiters: [Task<Hall, any Error>] = []
    for _ in 0..<10 { waiters.append(await container.waiter(for: Hall.self)) }
    for waiter in waiters { waiter.cancel() }
    for waiter in waiters {
      await #expect(throws: CancellationError.self) { try await waiter.value }
    }
    try await patiently { [container] () async throws in
      await wasCancelled.wait()
      // The first factory is still running, and nobody has to wait for it.
      let second = try await container.resolve(Hall.self)
      #expect(second.name == "second")
      mayEnd.open()
      await hasEnded.wait()
      #expect(try await container.resolve(Hall.self) === second)
      #expect(try container.now(Hall.self) === second)
    }
    #expect(builds.count == 2)
  }

  @Test func `a cancellation travels down the chain and comes back as CancellationError`()
    async throws
  {
    let baseIsRunning = Latch()
    let baseWasCancelled = Latch()
    container.register(Hall.self) { (_: Resolver) async throws in
      baseIsRunning.open()
      await Latch.cancelled()
      baseWasCancelled.open()
      throw CancellationError()
    }
    container.register(Top.self) { (resolver: Resolver) async throws in
      Top(hall: try await resolver.resolve())
    }
    try await patiently { [container] () async throws in
      let only = await container.waiter(for: Top.self)
      await baseIsRunning.wait()
      only.cancel()
      await #expect(throws: CancellationError.self) { try await only.value }
      await baseWasCancelled.wait()
      container.register(Hall.self, instance: Hall(name: "second"))
      #expect(try await container.resolve(Top.self).hall.name == "second")
    }
  }

  @Test func `a dependency that another caller waits for survives the cancelled dependent`()
    async throws
  {
    let baseIsRunning = Latch()
    container.register(Hall.self) { [builds, mayEnd] (_: Resolver) async throws in
      builds.add()
      baseIsRunning.open()
      await mayEnd.wait()
      #expect(!Task.isCancelled)
      return Hall()
    }
    container.register(Top.self) { (resolver: Resolver) async throws in
      Top(hall: try await resolver.resolve())
    }
    try await patiently { [container, mayEnd] () async throws in
      let top = await container.waiter(for: Top.self)
      await baseIsRunning.wait()
      let base = await container.waiter(for: Hall.self)
      top.cancel()
      await #expect(throws: CancellationError.self) { try await top.value }
      mayEnd.open()
      let hall = try await base.value
      #expect(try await container.resolve(Top.self).hall === hall)
    }
    #expect(builds.count == 1)
  }

  @Test
  func `a waiter for a synchronous factory can leave; the factory finishes and its result is kept`()
    async throws
  {
    let build = container.registerBlockedHall(counting: builds)
    let onThread = thread { [container] in try container.resolve(Hall.self) }
    try await patiently { [container] () async throws in
      await build.started()
      let leaves = await container.waiter(for: Hall.self)
      let stays = await container.waiter(for: Hall.self)
      leaves.cancel()
      await #expect(throws: CancellationError.self) { try await leaves.value }
      build.end()
      let hall = try await stays.value
      #expect(try await onThread.value === hall)
      #expect(try container.now(Hall.self) === hall)
    }
    #expect(builds.count == 1)
  }

  @Test func `the last waiter of a replaced build leaves the new build alone`()
    async throws
  {
    let isRunning = Latch()
    container.register(Hall.self) { (_: Resolver) async throws in
      isRunning.open()
      await Latch.cancelled()
      throw CancellationError()
    }
    try await patiently { [container, builds, mayEnd] () async throws in
      let old = await container.waiter(for: Hall.self)
      await isRunning.wait()
      container.register(Hall.self) { (_: Resolver) async throws in
        builds.add()
        await mayEnd.wait()
        return Hall()
      }
      let new = await container.waiter(for: Hall.self)
      old.cancel()
      await #expect(throws: CancellationError.self) { try await old.value }
      let joined = await container.waiter(for: Hall.self)
      mayEnd.open()
      let hall = try await new.value
      #expect(try await joined.value === hall)
    }
    #expect(builds.count == 1)
  }

  @Test
  func `a factory that ends with its own caller's cancellation runs again for the other waiters`()
    async throws
  {
    let build = HeldBuild()
    container.register(Hall.self) { [builds] in
      guard builds.add() == 1 else { return Hall() }
      build.block()
      try Task.checkCancellation()
      return Hall()
    }
    try await patiently { [container] () async throws in
      let runs = Task { try await container.resolve(Hall.self) }
      await build.started()
      let stays = await container.waiter(for: Hall.self)
      runs.cancel()
      build.end()
      await #expect(throws: CancellationError.self) { try await runs.value }
      let hall = try await stays.value
      #expect(try await container.resolve(Hall.self) === hall)
    }
    #expect(builds.count == 2)
  }

  @Test func `a resolve of a graph instance after the last waiter has left starts a new build`()
    async throws
  {
    let isRunning = Latch()
    container.register(Hall.self, lifetime: .graph) { [builds, mayEnd] (_: Resolver) async throws in
      guard builds.add() == 1 else { return Hall(name: "second") }
      isRunning.open()
      await mayEnd.wait()
      return Hall(name: "late")
    }
    container.register(Top.self, lifetime: .transient) { (resolver: Resolver) async throws in
      let asks = Task { try await resolver.resolve(Hall.self) }
      await isRunning.wait()
      asks.cancel()
      _ = await asks.result
      return Top(hall: try await resolver.resolve())
    }
    let top = try await patiently { [container] in try await container.resolve(Top.self) }
    mayEnd.open()
    #expect(top.hall.name == "second")
  }

  @Test func `cancelling waiters many times never loses the remaining one`() async throws {
    container.register(Hall.self) { [builds, mayEnd] (_: Resolver) async throws in
      builds.add()
      await mayEnd.wait()
      return Hall()
    }
    let stays = await container.waiter(for: Hall.self)
    for _ in 0..<200 {
      let leaves = await container.waiter(for: Hall.self)
      leaves.cancel()
      await #expect(throws: CancellationError.self) {
        try await patiently { try await leaves.value }
      }
    }
    mayEnd.open()
    _ = try await patiently { try await stays.value }
    #expect(builds.count == 1)
  }
}

// MARK: - Fixtures

private final class Top: Sendable {
  let hall: Hall
  init(hall: Hall) { self.hall = hall }
}
