import Dispatch
import TestSupport
import Testing
import Understudy

/// A starved pool stops every task of its process, time limits included, so each of these has a
/// process of its own, with a thread that ends it.
@Suite(.tags(.scenario44)) struct `The pool of threads` {
  @Test func `sixty-four tasks resolve synchronously what a task is building`() async {
    await #expect(processExitsWith: .success) {
      endOfPatience()
      let container = Container(label: "app")
      let isRunning = Latch()
      let allAnswered = Crowd(of: 64)
      container.register(Hall.self) { (_: Resolver) async throws in
        isRunning.open()
        // Ends only when everybody who asked synchronously has an answer.
        await allAnswered.assembled()
        return Hall()
      }
      async let hall = container.resolve(Hall.self)
      await isRunning.wait()
      let kinds = await answers(64) { () -> ContainerError.Kind? in
        defer { allAnswered.arrive() }
        do throws(ContainerError) {
          _ = try container.now(Hall.self)
          return nil
        } catch { return error.kind }
      }
      #expect(kinds == Array(repeating: .requiresAsync, count: 64))
      let built = try await hall
      #expect(try container.now(Hall.self) === built)
    }
  }

  @Test func `sixty-four tasks await a build on a thread, and other tasks continue`() async {
    await #expect(processExitsWith: .success) {
      endOfPatience()
      let container = Container(label: "app")
      let allAsk = Crowd(of: 64)
      let build = container.registerBlockedHall()
      let onThread = thread { try container.resolve(Hall.self) }
      await build.started()
      // A task that has to get its turn while all the others wait.
      let releases = Task {
        await allAsk.assembled()
        build.end()
      }
      let halls = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 0..<64 {
          group.addTask {
            allAsk.arrive()
            return ObjectIdentifier(try await container.resolve(Hall.self))
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(halls == [ObjectIdentifier(try await onThread.value)])
      await releases.value
    }
  }

  @Test func `sixty-four tasks resolve one unbuilt singleton synchronously, others resolve theirs`()
    async
  {
    await #expect(processExitsWith: .success) {
      endOfPatience()
      let container = Container(label: "app")
      let builds = Counter()
      container.register(Hall.self) {
        builds.add()
        return Hall()
      }
      container.register(Lobby.self, lifetime: .transient) { Lobby(hall: try $0.resolve()) }
      let crowd = Crowd(of: 64)
      let halls = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
        for number in 0..<64 {
          group.addTask {
            crowd.arrive()
            await crowd.assembled()
            let hall =
              number.isMultiple(of: 2)
              ? try container.now(Hall.self) : try container.now(Lobby.self).hall
            return ObjectIdentifier(hall)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(halls.count == 64)
      #expect(Set(halls).count == 1)
      #expect(builds.count == 1)
    }
  }

  @Test
  func `a synchronous resolve on the main actor never waits for a build that needs the main actor`()
    async
  {
    await #expect(processExitsWith: .success) {
      endOfPatience()
      let container = Container(label: "app")
      let build = HeldBuild()
      container.register(Hall.self) { (_: Resolver) async throws in
        await build.hold()
        return await MainActor.run { Hall(name: "main") }
      }
      async let hall = container.resolve(Hall.self)
      await build.started()
      let error = await MainActor.run {
        #expect(throws: ContainerError.self) { try container.now(Hall.self) }
      }
      #expect(error?.kind == .requiresAsync)
      build.end()
      let built = try await hall
      let read = try await MainActor.run { try container.now(Hall.self) }
      #expect(read === built)
    }
  }

  @Test func `a synchronous resolve on the main actor waits for a factory on a thread, no longer`()
    async
  {
    await #expect(processExitsWith: .success) {
      endOfPatience()
      let container = Container(label: "app")
      let mainAsks = Latch()
      let build = container.registerBlockedHall()
      let onThread = thread { try container.resolve(Hall.self) }
      await build.started()
      let releases = Task.detached {
        await mainAsks.wait()
        build.end()
      }
      let onMain = try await MainActor.run {
        mainAsks.open()
        return try container.now(Hall.self)
      }
      #expect(try await onThread.value === onMain)
      await releases.value
    }
  }

  @Test func `a main-actor factory runs for the first caller that reaches the main actor`() async {
    await #expect(processExitsWith: .success) {
      endOfPatience()
      let container = Container(label: "app")
      let builds = Counter()
      container.register(Window.self, on: MainActor.self) { _ in
        builds.add()
        return Window()
      }
      let halves = try await MainActor.run {
        // Queued behind this turn of the main actor, which asks before them.
        let queued = (0..<64).map { _ in
          Task.detached { try await container.resolve(Window.self) }
        }
        return (try container.now(Window.self), queued)
      }
      for task in halves.1 { #expect(try await task.value === halves.0) }
      #expect(builds.count == 1)
    }
  }
}

// MARK: - Fixtures

@MainActor private final class Window {}
private struct Lobby: Sendable { let hall: Hall }

/// Runs so many tasks at once and collects what they give.
private func answers<Value: Sendable>(
  _ count: Int,
  _ body: @escaping @Sendable () -> Value
) async -> [Value] {
  await withTaskGroup(of: Value.self) { group in
    for _ in 0..<count { group.addTask { body() } }
    return await group.reduce(into: []) { $0.append($1) }
  }
}

/// Ends the process after a minute: in a starved pool nothing else could.
private func endOfPatience() {
  let never = DispatchSemaphore(value: 0)
  startThread {
    if never.wait(timeout: .now() + 60) == .timedOut { fatalError("the pool is starved") }
  }
}
