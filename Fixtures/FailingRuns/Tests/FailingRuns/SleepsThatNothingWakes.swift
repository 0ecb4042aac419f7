import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Advances a clock before the code under test sleeps on it, and then waits for that code.
@Suite(.container) struct SleepsThatNothingWakes {
  /// The time limit cancels the test; the sleep is in a task that nobody cancels.
  @Test(.timeLimit(.minutes(1))) func inATask() async throws {
    let clock = ManualClock()
    await clock.advance(by: .seconds(600))
    let task = Task { try await clock.sleep(for: .seconds(600)) }
    try await task.value
  }

  /// Without a time limit, the test ends when it has used nothing for as long as it may wait.
  @Test func withoutALimit() async throws {
    Container.current.waitTimeout = .seconds(1)
    let clock = ManualClock()
    await clock.advance(by: .seconds(600))
    try await clock.sleep(for: .seconds(600))
  }

  @Test(.timeLimit(.minutes(1))) func inAChildTask() async throws {
    let clock = ManualClock()
    await clock.advance(by: .seconds(600))
    async let sleep: Void = clock.sleep(for: .seconds(600))
    try await sleep
  }
}
