import TestSupport
import Testing
import Understudy

@Suite struct `Graph instances in one outermost resolve` {
  let container = Container(label: "app")

  @Test func `each container has a graph instance of its own`() throws {
    container.register(Hall.self, lifetime: .graph) {
      Hall(name: Container.current.label ?? "none")
    }
    let fork = container.fork(label: "fork")
    container.register(Pair.self) { Pair(try $0.resolve(), try fork.resolve()) }

    let pair = try container.resolve(Pair.self)
    #expect(pair.first.name == "app")
    #expect(pair.second.name == "fork")
  }

  @Test func `a child shares the instance of a parent's factory`() throws {
    let child = Container(label: "child", parent: container)
    container.register(Hall.self, lifetime: .graph) { Hall() }
    child.register(Pair.self) { Pair(try $0.resolve(), try $0.resolve()) }

    let pair = try child.resolve(Pair.self)
    #expect(pair.first === pair.second)
  }

  @Test func `a child shares the instance of a parent's asynchronous factory`() async throws {
    let child = Container(label: "child", parent: container)
    container.register(Hall.self, lifetime: .graph) { (_: Resolver) async throws in Hall() }
    child.register(Pair.self) { (resolver: Resolver) async throws in
      Pair(try await resolver.resolve(), try await resolver.resolve())
    }

    let pair = try await child.resolve(Pair.self)
    #expect(pair.first === pair.second)
  }

  @Test func `another registration of a key is another instance`() throws {
    container.register(Hall.self, lifetime: .graph) { Hall(name: "old") }
    container.register(Pair.self) { [container] in
      let first = try $0.resolve(Hall.self)
      container.register(Hall.self, lifetime: .graph) { Hall(name: "new") }
      return Pair(first, try $0.resolve())
    }

    let pair = try container.resolve(Pair.self)
    #expect(pair.first.name == "old")
    #expect(pair.second.name == "new")
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A task that a factory leaves running` {
  @Test func `is no part of a cycle once the factory has returned`() async throws {
    let container = Container()
    let build = HeldBuild()
    let errands = Recorder<Task<Hall, any Error>>()
    container.register(Hall.self, lifetime: .transient) { (resolver: Resolver) async throws in
      if errands.all.isEmpty {
        errands.add(Task { try await resolver.resolve(Hall.self, name: "errand") })
        await build.started()
      }
      return Hall()
    }
    container.register(Hall.self, name: "errand", lifetime: .transient) {
      (resolver: Resolver) async throws in
      await build.hold()
      return try await resolver.resolve(Hall.self)
    }

    try await patiently { () async throws in
      let hall = try await container.resolve(Hall.self)
      build.end()
      #expect(try await errands.all[0].value !== hall)
    }
  }

  @Test func `shares nothing once the outermost resolve has ended`() async throws {
    let pair = Lock<Pair?>(nil)
    _ = try await leaveErrand { resolver in
      let made = Pair(try resolver.resolve(), try resolver.resolve())
      pair.withLock { $0 = made }
    }
    let made = try #require(pair.withLock { $0 })
    #expect(made.first !== made.second)
  }

  @Test func `keeps alive no graph instance that holds its resolver`() async throws {
    let counter = try await leaveErrand { _ = try $0.resolve(Keeper.self) }
    #expect(counter.made == 1)
    try await patiently { await counter.allReleased() }
  }

  /// Has a factory leave an errand behind that asks for graph instances when it is alone.
  ///
  /// - Returns: the counter of the keepers.
  private func leaveErrand(
    _ errand: @escaping @Sendable (Resolver) throws -> Void
  ) async throws -> InstanceCounter {
    let counter = InstanceCounter()
    let build = HeldBuild()
    let errands = Recorder<Task<Void, any Error>>()
    let container = Container()
    container.register(Hall.self, lifetime: .graph) { Hall() }
    container.register(Keeper.self, lifetime: .graph) { Keeper($0, counter) }
    container.register(Theatre.self, lifetime: .transient) {
      (resolver: Resolver) async throws in
      errands.add(Task { _ = try await resolver.resolve(Printing.self) })
      await build.started()
      return Theatre(office: Office(printing: Printing(mailer: SMTPMailer(host: "none"))))
    }
    container.register(Printing.self, lifetime: .transient) { (resolver: Resolver) async throws in
      await build.hold()
      try errand(resolver)
      return Printing(mailer: SMTPMailer(host: "none"))
    }
    _ = try await container.resolve(Theatre.self)
    build.end()
    try await errands.all[0].value
    return counter
  }
}

// MARK: - Fixtures

private final class Pair: Sendable {
  let first: Hall
  let second: Hall
  init(_ first: Hall, _ second: Hall) {
    self.first = first
    self.second = second
  }
}

private final class Keeper: Sendable {
  let resolver: Resolver
  let counter: InstanceCounter
  init(_ resolver: Resolver, _ counter: InstanceCounter) {
    self.resolver = resolver
    self.counter = counter
    counter.wasMade()
  }
  deinit { counter.wasReleased() }
}
