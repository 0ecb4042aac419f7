import TestSupport
import Testing
import Understudy

@Suite(.timeLimit(.minutes(5))) struct `Readers behind a first read that fails` {
  /// One behind the other, each would wait for as long as factories fail that began before its own.
  @Test(arguments: [true, false])
  func `do not wait for each other`(isLazy: Bool) async throws {
    let container = Container(label: "app")
    let (runs, build) = (Counter(), HeldBuild())
    let (others, bothRun, hasWaited) = (Counter(), Latch(), Counter())
    container.register(Hall.self, lifetime: .transient) { (_: Resolver) async throws -> Hall in
      if runs.add() == 1 {
        await build.hold()
      } else {
        if others.add() == 2 { bothRun.open() }
        await bothRun.wait()
      }
      throw Broken()
    }
    let injected = withContainer(container) { Injected<Hall>() }
    let lazy = try await container.resolve(Lazy<Hall>.self)
    let read = { @Sendable in
      if isLazy { _ = try await lazy.get() } else { _ = try await injected.resolve() }
    }
    let first = Task { try await read() }
    await build.started()
    let second = await suspended { try await read() }
    let third = await suspended { try await read() }
    let limit = Task {
      try await Task.sleep(for: .seconds(20))
      hasWaited.add()
      bothRun.open()
    }
    build.end()
    for reader in [first, second, third] {
      await #expect(throws: ContainerError.self) { try await reader.value }
    }
    limit.cancel()
    #expect(runs.count == 3)
    #expect(hasWaited.count == 0)
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A thread behind a first read that fails` {
  /// It has found the old registration and waits for what that makes when another takes its place; in
  /// a round or two it may come too late for that, and finds the new one at once.
  @Test(arguments: [false, true])
  func `reads what has been registered since`(isGraph: Bool) async throws {
    for _ in 0..<50 {
      let container = Container()
      container.waitTimeout = .ample
      let (runs, isReading, build) = (Counter(), Latch(), HeldBuild())
      container.register(Hall.self, lifetime: isGraph ? .graph : .transient) {
        () throws -> Hall in
        runs.add()
        build.block()
        throw Broken()
      }
      let injected = withContainer(container) { Injected<Hall>() }
      let first = thread { try injected() }
      await build.started()
      let second = thread {
        isReading.open()
        return try injected().name
      }
      await isReading.wait()
      // Time for the second to get there.
      await thread { onThreads(4) { _ in } }.kept()
      container.register(Hall.self, lifetime: isGraph ? .graph : .transient) {
        Hall(name: "double")
      }
      build.end()
      await #expect(throws: ContainerError.self) { try await first.value }
      #expect(try await second.value == "double")
      #expect(runs.count == 1)
    }
  }
}

// MARK: - Fixtures

extension Promise<Void> {
  fileprivate func kept() async { try? await value }
}
