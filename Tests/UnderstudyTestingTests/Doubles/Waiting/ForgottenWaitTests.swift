import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A wait whose calls are cleared` {
  @Test func `for no call fails the test at a call, though it is cleared at once`() async {
    let host = IssueCollector()
    let spy = Spy<Int>("ring(_:)")
    spy.attach(host: host)
    await breakNever(of: spy)
    #expect(
      host.messages == [
        """
        Expected no calls to ring(_:) within 1.0 seconds, but it was called too often before \
        its calls were cleared.
          fix: keep the code under test from calling it; earlier calls count, too: clearCalls() \
        before this phase clears them without checking them.
        """
      ]
    )
  }

  // On one actor, so that who waits does not get to look before the reset.
  @MainActor private func breakNever(of spy: Spy<Int>) async {
    let clock = ManualClock()
    let wait = Task { await spy.never(within: .seconds(1), clock: clock) }
    await clock.sleepers(atLeast: 1)
    ring(spy)
    spy.reset()
    await wait.value
  }

  @Test func `announced before a restore ends after it, and its number is not reused`()
    async throws
  {
    var state = StubState<Int, Void, Never>()
    let earlier = state
    let old = state.announcedWait
    _ = state.restore(earlier)
    let new = state.announcedWait
    // Else the end would go to the other, and nobody would resume this one.
    try #require(old != new)
    let end = await withCheckedContinuation { continuation in
      if let end = state.waits.attach(continuation, to: old) { continuation.resume(returning: end) }
    }
    #expect(end == .ended("its calls were cleared by a reset or when its container closed"))
    #expect(state.waits.count == 1)
  }
}

// MARK: - Fixtures

private func ring(_ spy: Spy<Int>) { spy.call(1) }

extension StubState<Int, Void, Never> {
  /// The number of a new wait for one call that has not suspended yet.
  fileprivate var announcedWait: Int {
    mutating get {
      var look = Look()
      look.seen = unseen(&look).count
      return beginWait(look, for: .atLeast(1), where: nil)?.id ?? 0
    }
  }
}
