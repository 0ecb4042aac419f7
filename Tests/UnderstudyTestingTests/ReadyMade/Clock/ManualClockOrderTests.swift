import Testing
import Understudy

@testable import UnderstudyTesting

@Suite(.timeLimit(.minutes(5))) struct `A manual clock with a sleeper whose actor is busy` {
  private let clock = ManualClock(
    patience: .zero,
    blockedLimit: .seconds(600),
    at: SourceSite()
  )
  private let stage = Stage()

  @Test func `wakes the next sleeper when that actor is free, and no sooner`() async throws {
    let first = Task { try await stage.sleep(for: .seconds(1), on: clock) }
    await stage.executor.runNext()  // to its sleep
    let second = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(atLeast: 2)

    async let moving: Void = clock.advance(by: .seconds(1))
    let back = await stage.executor.next()
    // It was woken and cannot go on: the second sleeps.
    #expect((clock.sleepers, clock.state.withLock(\.returning)) == (1, 1))
    back.run()
    try await second.value
    await moving
    try await first.value
    #expect(clock.state.withLock(\.returning) == 0)
  }
}

// MARK: - Fixtures

private actor Stage {
  nonisolated let executor = HandExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func sleep(for duration: Duration, on clock: ManualClock) async throws {
    try await clock.sleep(until: clock.now.advanced(by: duration))
  }
}

/// Runs what an actor has to do when the test says so.
private final class HandExecutor: SerialExecutor {
  struct Turn: Sendable {
    let job: UnownedJob
    let executor: UnownedSerialExecutor

    func run() { job.runSynchronously(on: executor) }
  }

  private let turns = AsyncStream<Turn>.makeStream()

  func enqueue(_ job: consuming ExecutorJob) {
    turns.continuation.yield(Turn(job: UnownedJob(job), executor: asUnownedSerialExecutor()))
  }

  /// What the actor has to do next, once there is something.
  func next() async -> Turn {
    for await turn in turns.stream { return turn }
    fatalError("The stream never ends.")
  }

  func runNext() async { await next().run() }
}
