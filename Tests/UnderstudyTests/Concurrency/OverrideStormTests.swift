import Foundation
import TestSupport
import Testing
import Understudy

/// Many tests at once, each with overrides of the same keys, above a container that never rests.
@Suite(.tags(.scenario45), .timeLimit(.minutes(5))) struct `Storms of overrides` {
  let counter = InstanceCounter()

  /// Two hundred where there is time: `UNDERSTUDY_STORMS=200`.
  private static let containers =
    ProcessInfo.processInfo.environment["UNDERSTUDY_STORMS"].flatMap { Int($0) } ?? 60

  @Test func `each of many containers with a hundred overriding tasks reads only its own values`()
    async throws
  {
    let strangers = try await patiently { [counter] () async throws in
      let shared = Container(label: "shared")
      Self.register(in: shared, counter)
      return try await Self.storm(over: Self.containers, tests: shared, counter)
    }
    #expect(strangers == 0)
    #expect(counter.made > 300 * Self.containers)
    try await patiently { [counter] in await counter.allReleased() }
  }

  @Test func `the process default stays as it was published, and no test gets its instances`()
    async
  {
    // In a process of its own, which has a default.
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let counter = InstanceCounter()
      let builds = Counter()
      let standard = try Container.bootstrap(label: "standard") {
        Registration(Ticket.self) { Ticket(builds.add() == 1 ? "standard" : "shared", counter) }
        Registration(Ticket.self, name: "ready", instance: Ticket("standard", counter))
        Registration(Ticket.self, name: "async") { (_: Resolver) async throws in
          Ticket("standard", counter)
        }
        Registration(Booth.self, lifetime: .transient) { Booth(ticket: try $0.resolve()) }
      }
      let own = try standard.now(Ticket.self)
      let before = standard.snapshot()
      let shared = standard.fork(label: "shared")
      #expect(try shared.now(Ticket.self).text == "shared")
      let strangers = try await `Storms of overrides`.storm(over: 20, tests: shared, counter)
      #expect(strangers == 0)
      #expect(standard.snapshot().differences(from: before).isEmpty)
      #expect(try standard.now(Ticket.self) === own)
      #expect(Container.current === standard)
    }
  }

  /// So many tests at once above a container that never rests.
  ///
  /// - Returns: how many reads gave what is not the reader's.
  private static func storm(
    over count: Int,
    tests shared: Container,
    _ counter: InstanceCounter
  ) async throws -> Int {
    let outside = Container.current
    let storms = Self.storms(in: shared, counter)
    let strangers = await withTaskGroup(of: Int.self) { group in
      for test in 0..<count {
        group.addTask { await run(test, above: shared, counter) }
      }
      return await group.reduce(0, +)
    }
    for storm in storms { #expect(try await storm.value == []) }
    #expect(Container.current === outside)
    return strangers
  }

  /// One test: a child of the shared container, and a hundred tasks that override it at once.
  ///
  /// - Returns: how many reads gave what is not the reader's.
  private static func run(_ test: Int, above shared: Container, _ counter: InstanceCounter) async
    -> Int
  {
    let container = Container(label: "test \(test)", parent: shared)
    container.register(Ticket.self, name: "test") { Ticket("test \(test)", counter) }
    let allInside = Crowd(of: 100)
    let strangers = await withContainer(container) {
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<100 {
          group.addTask { await override(test, number, allInside, counter) }
        }
        return await group.reduce(0, +)
      }
    }
    let own = try? container.now(Ticket.self, name: "test").text
    return strangers + (own == "test \(test)" ? 0 : 1)
  }

  private static func override(
    _ test: Int,
    _ number: Int,
    _ allInside: Crowd,
    _ counter: InstanceCounter
  ) async -> Int {
    let mine = "\(test)/\(number)"
    return await withContainer {
      $0.register(Ticket.self) { Ticket(mine, counter) }
      $0.register(Ticket.self, name: "async") { (_: Resolver) async throws in Ticket(mine, counter)
      }
      $0.register(Ticket.self, name: "ready", instance: Ticket(mine, counter))
    } operation: {
      let owner = Reader()
      allInside.arrive()
      await allInside.assembled()
      let container = Container.current
      let texts = [
        try? await container.resolve(Ticket.self).text,
        try? container.now(Ticket.self).text,
        try? await container.resolve(Ticket.self, name: "async").text,
        try? container.now(Ticket.self, name: "ready").text,
        try? container.now(Booth.self).ticket.text,
        try? owner.ticket().text,
      ]
      let outer = try? await container.resolve(Ticket.self, name: "test").text
      let strangers = texts.count { $0 != mine }
      return strangers + (outer == "test \(test)" ? 0 : 1)
    }
  }

  private static func register(in shared: Container, _ counter: InstanceCounter) {
    shared.register(Ticket.self) { Ticket("shared", counter) }
    shared.register(Ticket.self, name: "async") { (_: Resolver) async throws in
      Ticket("shared", counter)
    }
    shared.register(Booth.self, lifetime: .transient) { Booth(ticket: try $0.resolve()) }
  }

  /// Registers, resolves and resets in the shared container, from threads and tasks.
  ///
  /// - Returns: what each of them will have read that was not as it should be.
  private static func storms(in shared: Container, _ counter: InstanceCounter) -> [Promise<
    [String]
  >] {
    let onThreads = (0..<2).map { storm in
      thread {
        var strangers: [String] = []
        let name = "storm \(storm)"
        for round in 0..<500 {
          let text = "\(name) \(round)"
          shared.register(Ticket.self, name: name) { Ticket(text, counter) }
          strangers += [try shared.resolve(Ticket.self, name: name).text].filter { $0 != text }
          if storm == 0 { shared.reset() } else { shared.unregister(Ticket.self, name: name) }
          strangers += [try shared.resolve(Ticket.self).text].filter { $0 != "shared" }
        }
        return strangers
      }
    }
    let inTasks = (0..<2).map { _ in
      let promise = Promise<[String]>()
      Task.detached {
        var strangers: [String] = []
        for _ in 0..<500 {
          register(in: shared, counter)
          let text = try? await shared.resolve(Ticket.self, name: "async").text
          if text != "shared" { strangers.append(text ?? "nothing") }
        }
        promise.keep(.success(strangers))
      }
      return promise
    }
    return onThreads + inTasks
  }
}

// MARK: - Fixtures

private struct Booth: Sendable { let ticket: Ticket }
private final class Reader: Sendable { let ticket = Injected<Ticket>() }
