import TestSupport
import Testing

@testable import Understudy

@Suite(.timeLimit(.minutes(5))) struct `An operation with a timeout` {
  let clock = SteppedClock()
  let goOn = Latch()

  @Test func `ends with its value, and does not wait for the limit`() async {
    let result = await withTimedResult(.seconds(5), clock: clock) { 1 }
    guard case .value(1) = result else { return #expect("\(result)" == "value(1)") }
  }

  @Test func `ends with its error`() async {
    let result = await withTimedResult(nil, clock: clock) { () throws(Curtain) in throw Curtain() }
    guard case .failure = result else { return #expect("\(result)" == "failure") }
  }

  @Test func `is cancelled at its limit, and its late value is discarded`() async throws {
    let (discarded, events) = (Latch(), Recorder<String>())
    defer { goOn.open() }
    let caller = Task { [clock, goOn] in
      await withTimedResult(.seconds(5), clock: clock) {
        await goOn.wait()
        events.add("cancelled: \(Task.isCancelled)")
        return 1
      } discard: { value in
        events.add("discarded \(value)")
        discarded.open()
      }
    }
    try await passLimit()
    let result = try await patiently { await caller.value }
    guard case .timedOut = result else { return #expect("\(result)" == "timedOut") }
    #expect(events.all == [])
    goOn.open()
    try await patiently { await discarded.wait() }
    #expect(events.all == ["cancelled: true", "discarded 1"])
  }

  @Test func `ends with its caller's cancellation, even if it ignores that`() async throws {
    let (begun, wasCancelled) = (Latch(), Latch())
    defer { goOn.open() }
    let caller = Task { [clock, goOn] in
      await withTimedResult(nil, clock: clock) {
        begun.open()
        await Latch.cancelled()
        wasCancelled.open()
        await goOn.wait()
      }
    }
    try await patiently { await begun.wait() }
    caller.cancel()
    let result = try await patiently { await caller.value }
    guard case .cancelled = result else { return #expect("\(result)" == "cancelled") }
    try await patiently { await wasCancelled.wait() }
  }

  @Test func `ends at its limit, even if it blocks a dedicated thread`() async throws {
    let latch = Latch()
    defer { latch.open() }
    let caller = Task { [clock] in
      await withTimedResult(.seconds(5), clock: clock, on: DedicatedThreadExecutor()) {
        latch.block()
      }
    }
    try await passLimit()
    let result = try await patiently { await caller.value }
    guard case .timedOut = result else { return #expect("\(result)" == "timedOut") }
  }

  private func passLimit() async throws {
    try await patiently { [clock] in await clock.slept(times: 1) }
    clock.advance(by: .seconds(5))
  }
}

// MARK: - Fixtures

private struct Curtain: Error {}
