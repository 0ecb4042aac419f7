import TestSupport
import Testing
import Understudy
import UnderstudyModules

@Suite(.timeLimit(.minutes(5)), .tags(.rowM10)) struct `A function with a time limit` {
  private let clock = SteppedClock()
  private let goOn = Latch()

  @Test func `returns the value of its operation, without the clock moving`() async throws {
    #expect(try await withTimeout(.seconds(5), clock: clock) { 1 } == 1)
  }

  @Test func `throws what its operation throws`() async {
    await #expect(throws: Curtain.self) {
      try await withTimeout(.seconds(5), clock: clock) { throw Curtain() }
    }
  }

  @Test func `ends at the limit though its operation goes on, and discards the late value`()
    async throws
  {
    let (discarded, events) = (Latch(), Recorder<String>())
    let line: UInt = #line + 2
    let caller = Task { [clock, goOn] in
      try await withTimeout(.seconds(5), clock: clock) {
        await goOn.wait()  // ignores that it was cancelled
        events.add("cancelled: \(Task.isCancelled)")
        return 1
      } discard: { late in
        events.add("discarded \(late)")
        discarded.open()
      }
    }
    await clock.slept(times: 1)
    clock.advance(by: .seconds(5))
    let error = await #expect(throws: TimeoutError.self) { try await caller.value }
    #expect(error?.limit == .seconds(5))
    #expect(error?.site.line == line)
    #expect(events.all == [])
    goOn.open()
    await discarded.wait()
    #expect(events.all == ["cancelled: true", "discarded 1"])
  }

  @Test func `ends with the cancellation of its caller, and discards the late value`() async throws
  {
    let (begun, discarded) = (Latch(), Latch())
    let caller = Task { [clock, goOn] in
      try await withTimeout(.seconds(5), clock: clock) {
        begun.open()
        await goOn.wait()
      } discard: {
        discarded.open()
      }
    }
    await begun.wait()
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    goOn.open()
    await discarded.wait()
  }

  @Test func `does not begin in a cancelled task, or without time`() async {
    let begun = Counter()
    for limit in [Duration.zero, .seconds(-1)] {
      let error = await #expect(throws: TimeoutError.self) {
        try await withTimeout(limit, clock: clock) { begun.add() }
      }
      #expect(error?.limit == limit)
    }
    await cancelled {
      await #expect(throws: CancellationError.self) {
        try await withTimeout(.seconds(5), clock: clock) { begun.add() }
      }
    }
    #expect(begun.count == 0)
  }

  @Test func `runs its operation with the container of its caller`() async throws {
    let container = Container(label: "box office")
    let label = try await withContainer(container) {
      try await withTimeout(.seconds(5), clock: clock) { Container.current.label }
    }
    #expect(label == "box office")
  }

  @Test func `describes what happened, where, and the fix`() {
    #expect(
      TimeoutError(limit: .seconds(5), fileID: "App/Start.swift", line: 7).description == """
        The operation did not end within 5.0 seconds.
          limit set at App/Start.swift:7
          fix: give it more time, try it again with withRetry, or find out what it waits for.
        """
    )
    #expect(
      TimeoutError(limit: .zero, fileID: "App/Start.swift", line: 7).description
        == """
        The operation had no time: its limit is 0.0 seconds.
          limit set at App/Start.swift:7
          fix: give it a limit above zero, such as withTimeout(.seconds(5)) { … }.
        """
    )
  }
}

// MARK: - Fixtures

private struct Curtain: Error {}

/// Runs the body in a task that is cancelled before it begins.
private func cancelled(_ body: @escaping @Sendable () async -> Void) async {
  let cancelled = Latch()
  let task = Task {
    await cancelled.wait()
    await body()
  }
  task.cancel()
  cancelled.open()
  await task.value
}
