import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite(.timeLimit(.minutes(5))) final class `A manual clock` {
  // Whoever is woken here sleeps again, so no patience is ever spent, and no busy machine matters.
  private let clock = ManualClock(patience: .seconds(30))
  private let diary = Recorder<String>()

  /// Ends the tasks that sleep for ever.
  deinit { clock.reset() }

  @Test func `stands still until it is moved, and then wakes its sleepers`() async throws {
    let clock = ManualClock(patience: .zero)
    let task = Task {
      try await clock.sleep(for: .seconds(600))
      return clock.now
    }
    #expect(await clock.sleepers(atLeast: 1))
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(599))
    #expect(clock.sleepers == 1)
    await clock.advance(by: .seconds(1))
    #expect(try await task.value == .at(600))
    #expect(clock.sleepers == 0)
  }

  @Test func `works as any Clock does`() async throws {
    let clock = ManualClock(patience: .zero)
    let some: any _Concurrency.Clock<Duration> = clock
    let task = Task { try await some.sleep(for: .seconds(1)) }
    await clock.sleepers(atLeast: 1)
    await clock.advance(to: .at(1))
    try await task.value
    let moved = await clock.measure { await clock.advance(by: .seconds(3)) }
    #expect(moved == .seconds(3))
    #expect(clock.minimumResolution == Duration(attoseconds: 1))
  }

  @Test func `wakes sleepers by deadline, and those of one deadline by arrival`() async {
    for (number, name) in ["3 c", "1 a", "2 b", "1 a2", "1 a3"].enumerated() {
      let seconds = Int(name.prefix(1)) ?? 0
      start(name, sleeping: [seconds])
      await clock.sleepers(atLeast: number + 1)
    }
    await clock.advance(by: .seconds(3))
    #expect(diary.all == ["1 a at 1", "1 a2 at 1", "1 a3 at 1", "2 b at 2", "3 c at 3"])
  }

  @Test func `wakes a sleeper again that sleeps again within one advance`() async {
    start("tick", sleeping: Array(repeating: 1, count: 10))
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(4))
    #expect(diary.all == (1...4).map { "tick at \($0)" })
    await clock.advance(by: .seconds(10))
    #expect(diary.all == (1...10).map { "tick at \($0)" })
    #expect(clock.now == .at(14))
  }

  @Test func `wakes a task that has not reached its first sleep when the advance begins`() async {
    start("late", sleeping: [1])
    await clock.advance(by: .seconds(1))
    #expect(diary.all == ["late at 1"])
  }

  @Test func `does not wait for a task that sleeps no more`() async throws {
    let clock = ManualClock(patience: .zero)
    let task = Task {
      try await clock.sleep(for: .seconds(1))
    }
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(5))
    try await task.value
    #expect(clock.now == .at(5))
  }

  /// The turnstile stands for work of any length between two sleeps.
  @Test func `waits at each deadline for the announced number of sleepers`() async {
    let clock = ManualClock(patience: .zero)
    let turnstile = Turnstile()
    let task = Task {
      for _ in 0..<3 {
        try await clock.sleep(for: .seconds(1))
        await turnstile.pass()
      }
      try await clock.sleep(for: .seconds(100))
    }
    async let moving: Void = clock.advance(by: .seconds(3), sleepers: 1)
    for second in 1...3 {
      await turnstile.somebodyIsThere()
      #expect(clock.now == .at(second))
      turnstile.admit()
    }
    await moving
    #expect((clock.now, clock.sleepers) == (.at(3), 1))
    task.cancel()
    _ = await task.result
  }

  @Test func `runs until nobody sleeps`() async throws {
    let clock = ManualClock(patience: .zero)
    let tasks = [3, 1, 2].map { seconds in Task { try await clock.sleep(for: .seconds(seconds)) } }
    await clock.sleepers(atLeast: 3)
    await clock.run()
    for task in tasks { try await task.value }
    #expect(clock.now == .at(3))
  }

  @Test(arguments: [-1, 0]) func `returns at once from a sleep until a past deadline`(second: Int)
    async throws
  {
    let clock = ManualClock(patience: .zero)
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: .at(5 + second), tolerance: .seconds(9))
    #expect(clock.now == .at(5))
  }

  @Test func `moves where nobody sleeps, and by nothing`() async {
    let clock = ManualClock(patience: .zero)
    await clock.advance(by: .seconds(5))
    await clock.advance(by: .zero)
    await clock.advance(to: clock.now)
    await clock.run()
    #expect(clock.now == .at(5))
  }

  @Test func `stops at the last representable moment`() async {
    let clock = ManualClock(patience: .zero)
    await clock.advance(by: .seconds(5))
    await clock.advance(by: Duration(attoseconds: .max))
    #expect(clock.now.offset == Duration(attoseconds: .max))
    #expect(clock.now.duration(to: .at(-1)) == Duration(attoseconds: .min))
  }

  @Test func `records its sleeps and moves`() async throws {
    let clock = ManualClock(patience: .zero)
    try await clock.sleep(until: .at(-1))
    await clock.advance(by: .seconds(2))
    await clock.run()
    #expect(
      clock.callHistory
        == ["sleep(until: -1.0 seconds)", "advance(to: 2.0 seconds)", "run()"]
    )
  }

  /// Starts a task that sleeps so many seconds, one after the other, and then for ever.
  ///
  /// On one actor: what two tasks write that are woken one after the other stands in that order.
  private func start(_ name: String, sleeping seconds: [Int]) {
    Task { @MainActor [clock, diary] in
      for seconds in seconds {
        try await clock.sleep(for: .seconds(seconds))
        diary.add("\(name) at \(clock.now.offset.components.seconds)")
      }
      try await clock.sleep(for: .seconds(1_000_000))
    }
  }
}
