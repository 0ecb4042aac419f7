import TestSupport
import Testing
import Understudy

@Suite(.tags(.scenario39), .timeLimit(.minutes(5))) struct `A crowd of callers` {
  let container = Container(label: "app")
  let builds = Counter()

  // A thousand askers arrive one after the other: on a busy machine that takes longer than a wait may.
  init() { container.waitTimeout = .seconds(240) }

  @Test func `a thousand tasks that resolve one slow asynchronous singleton share one build`()
    async throws
  {
    let crowd = Crowd(of: 1_000)
    container.register(Hall.self) { [builds] (_: Resolver) async throws in
      builds.add()
      await crowd.assembled()
      return Hall()
    }
    let halls = try await many(1_000, arrivingAt: crowd) { try await $0.resolve(Hall.self) }
    #expect(halls.count == 1_000)
    #expect(identities(halls) == 1)
    #expect(builds.count == 1)
  }

  @Test func `tasks that are known to wait while the factory runs share one build`() async throws {
    let mayEnd = Latch()
    container.register(Hall.self) { [builds] (_: Resolver) async throws in
      builds.add()
      await mayEnd.wait()
      return Hall()
    }
    var waiters: [Task<Hall, any Error>] = []
    for _ in 0..<1_000 { waiters.append(await container.waiter(for: Hall.self)) }
    mayEnd.open()
    var halls: [Hall] = []
    for waiter in waiters { halls.append(try await patiently { try await waiter.value }) }
    #expect(halls.count == 1_000)
    #expect(identities(halls) == 1)
    #expect(builds.count == 1)
  }

  @Test
  func `a thousand tasks share one build of a synchronous factory, which runs in the first task`()
    async throws
  {
    container.register(Hall.self) { [builds] in
      builds.add()
      return Hall()
    }
    let crowd = Crowd(of: 1_000)
    let halls = try await many(1_000, arrivingAt: crowd) {
      await crowd.assembled()
      return try await $0.resolve(Hall.self)
    }
    #expect(halls.count == 1_000)
    #expect(identities(halls) == 1)
    #expect(builds.count == 1)
  }

  @Test func `a thousand transients resolved at once are a thousand builds and no cycle`()
    async throws
  {
    let crowd = Crowd(of: 1_000)
    container.register(Hall.self, lifetime: .transient) { [builds] (_: Resolver) async throws in
      builds.add()
      crowd.arrive()
      await crowd.assembled()
      return Hall()
    }
    let halls = try await many(1_000, arrivingAt: Crowd(of: 1_000)) {
      try await $0.resolve(Hall.self)
    }
    #expect(identities(halls) == 1_000)
    #expect(builds.count == 1_000)
  }

  @Test(arguments: [true, false])
  func `both sides of a diamond of child tasks resolve while its base is built`(
    isShared: Bool
  ) async throws {
    let bothAsk = Crowd(of: 2)
    let lifetime: Lifetime<Side> = isShared ? .singleton : .transient
    container.register(Hall.self) { [builds] (_: Resolver) async throws in
      builds.add()
      await bothAsk.assembled()
      return Hall()
    }
    for name in ["left", "right"] {
      container.register(Side.self, name: name, lifetime: lifetime) {
        (resolver: Resolver) async throws in
        bothAsk.arrive()
        return Side(base: try await resolver.resolve())
      }
    }
    container.register(Diamond.self) { (resolver: Resolver) async throws in
      async let left = resolver.resolve(Side.self, name: "left")
      async let right = resolver.resolve(Side.self, name: "right")
      return Diamond(left: try await left, right: try await right)
    }

    let diamond = try await patiently { [container] in try await container.resolve(Diamond.self) }
    #expect(diamond.left.base === diamond.right.base)
    #expect(builds.count == 1)
  }

  @Test func `a diamond whose sides are built by two tasks shares its base`() async throws {
    let mayEnd = Latch()
    container.register(Hall.self) { [builds] (_: Resolver) async throws in
      builds.add()
      await mayEnd.wait()
      return Hall()
    }
    for name in ["left", "right"] {
      container.register(Side.self, name: name) { (resolver: Resolver) async throws in
        Side(base: try await resolver.resolve())
      }
    }
    let left = await container.waiter(for: Side.self, name: "left")
    let right = await container.waiter(for: Side.self, name: "right")
    mayEnd.open()
    let base = try await left.value.base
    #expect(try await right.value.base === base)
    #expect(builds.count == 1)
  }

  private func many(
    _ count: Int,
    arrivingAt crowd: Crowd,
    _ ask: @escaping @Sendable (Container) async throws -> Hall
  ) async throws -> [Hall] {
    try await patiently { [container] () async throws in
      try await withThrowingTaskGroup(of: Hall.self) { group in
        for _ in 0..<count {
          group.addTask {
            crowd.arrive()
            return try await ask(container)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
  }

  private func identities(_ halls: [Hall]) -> Int { Set(halls.map(ObjectIdentifier.init)).count }
}

// MARK: - Fixtures

private struct Side: Sendable { let base: Hall }
private struct Diamond: Sendable {
  let left: Side
  let right: Side
}
