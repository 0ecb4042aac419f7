import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite(.timeLimit(.minutes(5))) struct `A sleeper on a manual clock` {
  private let clock = ManualClock(patience: .zero)

  @Test func `is woken by the cancellation of its task, and leaves nothing behind`() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    let other = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.sleepers(atLeast: 2)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 1)
    await clock.advance(by: .seconds(2))
    await #expect(throws: Never.self) { try await other.value }
    clock.state.withLock { state in
      #expect(state.waits.isEmpty)
      #expect((state.count, state.returning) == (0, 0))
    }
  }

  @Test(arguments: [-1, 1]) func `does not begin in a cancelled task`(second: Int) async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(until: .at(second))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  /// The cancellation comes when it is about to sleep, too early to find a sleeper.
  @Test func `does not begin where its task is cancelled just before`() async throws {
    let clock = ManualClock(patience: .milliseconds(50))
    let sleeps = try #require(clock.members.first as? Spy<Duration>)
    sleeps.answers { _ in withUnsafeCurrentTask { $0?.cancel() } }
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.run()  // for one that sleeps all the same
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  /// Both at the same time, many times over: it wakes once, whoever wins.
  @Test func `wakes once where its cancellation and the clock coincide`() async {
    for _ in 0..<300 {
      let clock = ManualClock(patience: .zero)
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      async let moving: Void = clock.advance(by: .seconds(1), sleepers: 0)
      task.cancel()
      await moving
      _ = await task.result
      #expect(clock.sleepers == 0)
    }
  }

  @Test func `is woken by a reset, which sets the clock back to its start`() async {
    await clock.advance(by: .seconds(5))
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(atLeast: 1)
    clock.reset()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect((clock.now, clock.sleepers) == (.init(offset: .zero), 0))
    #expect(clock.callHistory.isEmpty)
  }

  @Test(arguments: [true, false])
  func `is woken when the clock's container is reset or closed`(isReset: Bool) async {
    let container = Container(label: "test")
    container.register(ManualClock.self, instance: clock)
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(atLeast: 1)
    if isReset { container.reset() } else { await container.close() }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `ends a running advance when the clock is reset`() async {
    let turnstile = Turnstile()
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      await turnstile.pass()
    }
    let moving = Task {
      await withKnownIssue {
        await clock.advance(by: .seconds(9), sleepers: 1)
      } matching: {
        $0.comments.contains { $0.rawValue.hasPrefix("The manual clock was reset") }
      }
    }
    await turnstile.somebodyIsThere()
    clock.reset()
    await moving.value
    #expect(clock.now.offset == .zero)
    turnstile.admit()
    _ = await task.result
  }

  @Test func `wakes at its own time among a thousand`() async {
    let awake = Recorder<String>()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<1_000 {
        group.addTask {
          try? await clock.sleep(until: .at(1 + number % 7))
          awake.add("\(clock.now.offset >= .seconds(1 + number % 7))")
        }
      }
      await clock.sleepers(atLeast: 1_000)
      await clock.run()
    }
    #expect(awake.all == Array(repeating: "true", count: 1_000))
    #expect(clock.now == .at(7))
  }
}
