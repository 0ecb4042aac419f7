import Observation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// A wait whose limit never comes, because nobody moves the clock that measures it.
@Suite(.timeLimit(.minutes(5))) struct `A wait on a clock that stands still` {
  let clock = ManualClock()
  let host = IssueCollector()
  let container: Container

  init() {
    container = Container(label: "test", rules: nil, host: host)
    container.waitTimeout = .milliseconds(20)
  }

  @Test func `for calls fails the test at the wait limit`() async {
    await withContainer(container) {
      let spy = Spy<Int>("ring(_:)")
      #expect(await spy.called(clock: clock).isEmpty)
    }
    #expect(
      host.messages == [
        """
        Expected at least 1 call to ring(_:) within 5.0 seconds, but the clock passed as `clock:` has not moved for \
        0.02 seconds: until then it had not been called.
          fix: advance the clock while this waits, for example in an `async let`, or leave out \
        `clock:`.
        """
      ]
    )
  }

  @Test func `for no calls fails the test, since no time has passed`() async {
    await withContainer(container) {
      await Spy<Int>("ring(_:)").never(within: .seconds(1), clock: clock)
    }
    #expect(host.messages.count == 1)
    #expect(
      host.messages.first?.contains(
        "the clock passed as `clock:` has not moved for 0.02 "
          + "seconds"
      ) == true
    )
  }

  @Test func `for calls that come faster than they are checked ends`() async {
    await withContainer(container) {
      let spy = Spy<Int>("ring(_:)")
      await spy.call(0)
      // Otherwise nothing would end a wait that looks on and on, not even the suite's limit.
      let end = ContinuousClock.now + .seconds(10)
      let calls = await spy.called(clock: clock) { number in
        if ContinuousClock.now < end { spy.call(number + 1) }
        return false
      }
      #expect(calls.isEmpty)
    }
    #expect(host.messages.count == 1)
    #expect(
      host.messages.first?.contains(
        "the clock passed as `clock:` has not moved for 0.02 "
          + "seconds"
      ) == true
    )
  }

  @Test func `at a gate fails the test at the wait limit`() async {
    await withContainer(container) { await Gate("charging").waitForArrivals(clock: clock) }
    #expect(
      host.messages == [
        """
        Expected the gate "charging" to be entered at least once within 5.0 seconds, but the clock \
        passed as `clock:` has not moved for 0.02 seconds: until then it had not been entered.
        - No task waits in it now.
          fix: advance the clock while this waits, for example in an `async let`, or leave out \
        `clock:`.
        """
      ]
    )
  }

  @Test func `for a state fails the test at the wait limit`() async {
    let bell = Bell()
    await withContainer(container) {
      #expect(await waitFor(bell.rings, toEqual: 1, clock: clock) == 0)
    }
    #expect(
      host.messages == [
        """
        Expected the state to equal 1 within 5.0 seconds, but the clock passed as `clock:` has not moved for 0.02 \
        seconds: until then it was 0. No change was observed.
          fix: advance the clock while this waits, for example in an `async let`, or leave out \
        `clock:`.
        """
      ]
    )
  }

  @Test func `for a state that changes with each look ends`() async {
    let bell = Bell()
    await withContainer(container) {
      _ = await waitFor(bell.rings, clock: clock) { _ in
        bell.rings += 1
        return false
      }
    }
    #expect(host.messages.count == 1)
    #expect(
      host.messages.first?.contains(
        "the clock passed as `clock:` has not moved for 0.02 "
          + "seconds"
      ) == true
    )
  }

  @Test func `counts its limit from the last move of the clock`() async throws {
    let stillness = try #require(ClockStillness(of: clock, atMost: .milliseconds(20)))
    try await stillness.untilOver()
    #expect(stillness.isOver)
    await clock.advance(by: .nanoseconds(1))
    #expect(!stillness.isOver)
    try await stillness.untilOver()
    #expect(stillness.isOver)
  }

  @Test func `cannot happen on the system's clocks`() {
    #expect(ClockStillness(of: ContinuousClock(), atMost: .zero) == nil)
    #expect(ClockStillness(of: SuspendingClock(), atMost: .zero) == nil)
  }
}

// MARK: - Fixtures

@Observable private final class Bell: @unchecked Sendable {  // one task uses it
  var rings = 0
}
