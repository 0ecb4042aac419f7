import TestSupport
import Testing
import Understudy
import UnderstudyModules

@Suite(.timeLimit(.minutes(5)), .tags(.rowM10)) struct `A function that tries again` {
  private let clock = SteppedClock()
  private let attempts = Recorder<Int>()
  private let thrice = RetryPolicy(
    maxAttempts: 3,
    backoff: .exponential(initial: .seconds(1))
  )

  @Test func `returns the first value, with the number of its attempt`() async throws {
    let value = try await withRetry(thrice, clock: clock) { [attempts] attempt in
      attempts.add(attempt)
      return attempt
    }
    #expect(value == 1)
    #expect(attempts.all == [1])
    #expect(try await withRetry(.once) { "plays" } == "plays")
  }

  @Test func `pauses as its policy says, until an attempt succeeds`() async throws {
    let caller = Task { [thrice, clock, attempts] in
      try await withRetry(thrice, clock: clock) { attempt in
        attempts.add(attempt)
        guard attempt == 3 else { throw Curtain(attempt) }
        return attempt
      }
    }
    await clock.slept(times: 1)
    clock.advance(by: .seconds(1))
    await clock.slept(times: 2)
    clock.advance(by: .seconds(2))
    #expect(try await caller.value == 3)
    #expect(attempts.all == [1, 2, 3])
    #expect(clock.sleeps == [.seconds(1), .seconds(2)])
  }

  @Test func `throws the error of the last attempt, unchanged and without a pause`() async {
    let error = await #expect(throws: Curtain.self) {
      try await withRetry(RetryPolicy(maxAttempts: 3), clock: clock) { (attempt: Int) in
        throw Curtain(attempt)
      }
    }
    #expect(error == Curtain(3))
    #expect(clock.sleeps == [])
  }

  @Test func `limits each attempt, and tries again after the limit`() async throws {
    let (goOn, discarded) = (Latch(), Recorder<Int>())
    let late = Latch()
    let caller = Task { [clock, attempts] in
      try await withRetry(RetryPolicy(maxAttempts: 2), limit: .seconds(5), clock: clock) {
        attempt in
        attempts.add(attempt)
        if attempt == 1 { await goOn.wait() }  // ignores that it was cancelled
        return attempt
      } discard: {
        discarded.add($0)
        late.open()
      }
    }
    await clock.slept(times: 1)
    clock.advance(by: .seconds(5))
    #expect(try await caller.value == 2)
    goOn.open()
    await late.wait()
    #expect(attempts.all == [1, 2])
    #expect(discarded.all == [1])
  }

  @Test func `throws the timeout of the last attempt`() async throws {
    let goOn = Latch()
    defer { goOn.open() }
    let caller = Task { [clock] in
      try await withRetry(.once, limit: .seconds(5), clock: clock) { await goOn.wait() }
    }
    await clock.slept(times: 1)
    clock.advance(by: .seconds(5))
    let error = await #expect(throws: TimeoutError.self) { try await caller.value }
    #expect(error?.limit == .seconds(5))
  }

  @Test func `does not try again after a cancellation that its operation throws`() async {
    await #expect(throws: CancellationError.self) {
      try await withRetry(RetryPolicy(maxAttempts: 3), clock: clock) { [attempts] attempt in
        attempts.add(attempt)
        throw CancellationError()
      }
    }
    #expect(attempts.all == [1])
  }

  @Test func `ends with the cancellation of its caller, in an attempt and in a pause`() async throws
  {
    let begun = Latch()
    let running = Task { [thrice, clock, attempts] in
      try await withRetry(thrice, clock: clock) { attempt in
        attempts.add(attempt)
        begun.open()
        await Latch.cancelled()
        throw Curtain(attempt)
      }
    }
    await begun.wait()
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(attempts.all == [1])

    let pausing = Task { [thrice, clock, attempts] in
      try await withRetry(thrice, clock: clock) { attempt in
        attempts.add(attempt)
        throw Curtain(attempt)
      }
    }
    await clock.slept(times: 1)
    pausing.cancel()
    await #expect(throws: CancellationError.self) { try await pausing.value }
    #expect(attempts.all == [1, 1])
  }

  @Test(
    arguments: [
      (RetryPolicy(maxAttempts: 0), nil, "its retry policy allows 0 attempts"),
      (RetryPolicy(maxAttempts: -1), nil, "its retry policy allows -1 attempts"),
      (
        RetryPolicy(maxAttempts: 2, backoff: .constant(.seconds(-1))), nil,
        "its back-off is negative"
      ),
      (.once, Duration.zero, "its limit is 0.0 seconds"),
    ] as [(RetryPolicy, Duration?, String)]
  )
  func `refuses an invalid policy or limit, and tries nothing`(
    policy: RetryPolicy,
    limit: Duration?,
    reason: String
  ) async {
    let error = await #expect(throws: RetryPolicyError.self) {
      try await withRetry(policy, limit: limit, clock: clock) { [attempts] in attempts.add($0) }
    }
    #expect(error?.reason == reason)
    #expect(error?.description.hasPrefix("The operation was not tried: \(reason).\n") == true)
    #expect(attempts.all.isEmpty)
  }
}

// MARK: - Fixtures

private struct Curtain: Error, Equatable {
  let attempt: Int
  init(_ attempt: Int) { self.attempt = attempt }
}
