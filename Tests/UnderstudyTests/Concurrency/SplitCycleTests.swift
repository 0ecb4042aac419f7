import TestSupport
import Testing
import Understudy

/// Each party builds one key of the circle and asks for the next one when all are at it.
@Suite(.tags(.scenario40), .timeLimit(.minutes(5))) struct `Split cycles` {
  let container = Container(label: "app")
  let mayAsk = Latch()
  let mayAskThreads = Latch()

  init() {
    // What ends a wait before the time limit of the suite has seen the circle, and not just waited.
    container.waitTimeout = .ample
    container.register(Seat.self, instance: Seat(number: 5))
    container.register((any Mailer).self) { SMTPMailer(host: "unrelated") }
    container.register(Repository<Seat>.self, lifetime: .transient) {
      (_: Resolver) async throws in
      Repository(name: "unrelated")
    }
  }

  @Test(arguments: [2, 3], Way.allCases)
  func `a cycle split over tasks is an error in each of them, and other resolves continue`(
    parties: Int,
    way: Way
  ) async throws {
    let allInside = Crowd(of: parties)
    for number in 0..<parties {
      container.register(Link.self, name: "\(number)") {
        [mayAsk] (resolver: Resolver) async throws in
        allInside.arrive()
        await mayAsk.wait()
        return Link(try await way.ask("\((number + 1) % parties)", by: resolver))
      }
    }
    try await patiently { [container, mayAsk] () async throws in
      let tasks = (0..<parties).map { number in
        Task { try await container.resolve(Link.self, name: "\(number)") }
      }
      await allInside.assembled()
      try await expectUnrelated()
      mayAsk.open()
      try await expectUnrelated()
      for task in tasks { try expectCircle(of: parties, await task.result) }
      try await expectUnrelated()
    }
  }

  @Test(arguments: [2, 3], Way.allCases)
  func `a cycle split over threads is an error in each of them, and other resolves continue`(
    parties: Int,
    way: Way
  ) async throws {
    let allInside = Crowd(of: parties)
    for number in 0..<parties {
      container.register(Link.self, name: "\(number)") { [mayAskThreads] in
        allInside.arrive()
        mayAskThreads.block()
        return Link(try way.askNow("\((number + 1) % parties)", by: $0))
      }
    }
    let threads = (0..<parties).map { number in
      thread { [container] in Result { try container.resolve(Link.self, name: "\(number)") } }
    }
    await allInside.assembled()
    try await expectUnrelated()
    mayAskThreads.open()
    try await expectUnrelated()
    for thread in threads { try expectCircle(of: parties, await thread.value) }
    try await expectUnrelated()
  }

  @Test
  func `a cycle split over a task and a thread is an error in both; the thread does not wait`()
    async throws
  {
    let bothInside = Crowd(of: 2)
    container.register(Link.self, name: "thread") { [mayAskThreads] in
      bothInside.arrive()
      mayAskThreads.block()
      return Link(try $0.resolve(Link.self, name: "task"))
    }
    container.register(Link.self, name: "task") { [mayAsk] (resolver: Resolver) async throws in
      bothInside.arrive()
      await mayAsk.wait()
      return Link(try await resolver.resolve(Link.self, name: "thread"))
    }
    let onThread = thread { [container] in
      Result { try container.resolve(Link.self, name: "thread") }
    }
    try await patiently { [container, mayAsk, mayAskThreads] () async throws in
      let inTask = Task { try await container.resolve(Link.self, name: "task") }
      await bothInside.assembled()
      mayAsk.open()
      mayAskThreads.open()
      for result in [try await onThread.value, await inTask.result] {
        let error = #expect(throws: ContainerError.self) { try result.get() }
        #expect(error?.kind == .requiresAsync)
        #expect(error?.key == .of(Link.self, name: "task"))
      }
    }
  }

  @Test func `a caller outside that waits for a key of the cycle gets the error too`() async throws
  {
    let bothInside = registerCircleOfTwo()
    try await patiently { [container, mayAsk] () async throws in
      var waiters: [Task<Link, any Error>] = []
      for name in ["A", "B", "A", "B"] {
        waiters.append(await container.waiter(for: Link.self, name: name))
      }
      await bothInside.assembled()
      mayAsk.open()
      for waiter in waiters { try expectCircle(of: 2, await waiter.result) }
    }
  }

  @Test func `both keys resolve once the cycle is fixed`() async throws {
    registerCircleOfTwo()
    try await patiently { [container, mayAsk] () async throws in
      let a = await container.waiter(for: Link.self, name: "A")
      let b = await container.waiter(for: Link.self, name: "B")
      mayAsk.open()
      for task in [a, b] { try expectCircle(of: 2, await task.result) }
      container.register(Link.self, name: "B") { Link(nil) }
      let b2 = try await container.resolve(Link.self, name: "B")
      #expect(try await container.resolve(Link.self, name: "A").next === b2)
    }
  }

  /// Registers A and B, which ask for each other when they may.
  ///
  /// - Returns: who assembles when both are being built.
  @discardableResult private func registerCircleOfTwo() -> Crowd {
    let bothInside = Crowd(of: 2)
    for (name, next) in [("A", "B"), ("B", "A")] {
      container.register(Link.self, name: name) { [mayAsk] (resolver: Resolver) async throws in
        bothInside.arrive()
        await mayAsk.wait()
        return Link(try await resolver.resolve(Link.self, name: next))
      }
    }
    return bothInside
  }

  private func expectUnrelated() async throws {
    #expect(try container.now(Seat.self).number == 5)
    #expect(try container.now((any Mailer).self).route == "unrelated")
    #expect(try await container.resolve(Repository<Seat>.self).name == "unrelated")
  }

  private func expectCircle(of parties: Int, _ result: Result<Link, any Error>) throws {
    let error = try #require(throws: ContainerError.self) { try result.get() }
    #expect(error.kind == .circularDependency)
    #expect(error.path.first == error.path.last)
    #expect(error.path.count == parties + 1)
    #expect(Set(error.path).count == parties)
  }
}

// MARK: - Fixtures

final class Link: Sendable {
  let next: Link?
  init(_ next: Link?) { self.next = next }
}

/// How a factory asks for the next key.
enum Way: CaseIterable {
  case resolver, current, wrapper

  func ask(_ name: String, by resolver: Resolver) async throws -> Link {
    switch self {
    case .resolver: try await resolver.resolve(Link.self, name: name)
    case .current: try await Container.current.resolve(Link.self, name: name)
    case .wrapper: try await Injected<Link>(name: name).resolve()
    }
  }

  func askNow(_ name: String, by resolver: Resolver) throws -> Link {
    switch self {
    case .resolver: try resolver.resolve(Link.self, name: name)
    case .current: try Container.current.resolve(Link.self, name: name)
    case .wrapper: try Injected<Link>(name: name)()
    }
  }
}
