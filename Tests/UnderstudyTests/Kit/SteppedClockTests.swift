import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A stepped clock` {
  @Test func `wakes whose time has come, and lets nobody sleep whose time is over`() async throws {
    let clock = SteppedClock()
    let sleep = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.slept(times: 1)
    clock.advance(by: .seconds(1))
    clock.advance(by: .seconds(1))
    try await sleep.value
    try await clock.sleep(for: .zero)
    #expect(clock.now.offset == .seconds(2))
    #expect(clock.sleeps == [.seconds(2), .zero])
  }

  @Test(arguments: [false, true])
  func `wakes a cancelled sleeper, unless it ignores that`(ignores: Bool) async throws {
    let clock = SteppedClock(ignoringCancellation: ignores)
    let sleep = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.slept(times: 1)
    sleep.cancel()
    if ignores {
      clock.advance(by: .seconds(1))
      try await sleep.value
    } else {
      await #expect(throws: CancellationError.self) { try await sleep.value }
    }
  }

  @Test func `wakes all with an error when it gives up`() async {
    let clock = SteppedClock(ignoringCancellation: true)
    let sleep = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.slept(times: 1)
    clock.giveUp()
    await #expect(throws: CancellationError.self) { try await sleep.value }
  }
}
