import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct GateExpectationTests {
  let gate = Gate("payment")
  let clock = SteppedClock(ignoringCancellation: true)

  @Test func `an arrival in the past does not suspend, and needs no time`() async throws {
    gate.open()
    try await gate.pass()
    await gate.waitForArrivals(within: .zero, clock: clock)
    for times in [1, .atLeast(0)] as [Times] {
      #expect(await expecting(times: times, within: .zero).value == "")
    }
  }

  @Test func `an arrival ends the wait for it`() async throws {
    gate.open()
    let wait = expecting(times: 2, within: .seconds(3))
    await clock.slept(times: 1)
    try await gate.pass()
    try await gate.pass()
    #expect(await wait.value == "")
    clock.giveUp()
  }

  @Test func `an expectation of no arrival waits for the whole time, and then passes`() async {
    let wait = expecting(times: .never, within: .seconds(3))
    await clock.slept(times: 1)
    clock.advance(by: .seconds(3))
    #expect(await wait.value == "")
  }

  @Test func `too few arrivals fail the test at the caller's line`() async {
    let wait = expecting(times: .atLeast(2), within: .seconds(3))
    await clock.slept(times: 1)
    let task = Task { [gate] in try await gate.pass() }
    await gate.waitForArrivals()
    clock.advance(by: .seconds(3))
    #expect(
      await wait.value == """
        UnderstudyTestingTests/GateExpectationTests.swift:7: Expected the gate "payment" to be entered at least 2 times \
        within 3.0 seconds, but by then it had been entered once.
        - 1 task waits in it now.
          fix: if the next task comes only after the waiting one has passed, call admit(1) before this wait; if \
        it only needs more time, pass a longer `within:`.
        """
    )
    task.cancel()
  }

  @Test func `too many arrivals fail the test without waiting any longer`() async throws {
    let wait = expecting(times: .atMost(1), within: .seconds(3))
    await clock.slept(times: 1)
    gate.open()
    try await gate.pass()
    try await gate.pass()
    let text = """
      UnderstudyTestingTests/GateExpectationTests.swift:7: Expected the gate "payment" to be entered at most once within \
      3.0 seconds, but it was entered 2 times.
      - No task waits in it now.
        fix: find what enters it more often, or expect more; arrivals count since the gate was made, so make one for each phase of the test.
      """
    #expect(await wait.value == text)
    // And whoever has come too often before fails it at once.
    #expect(await expecting(times: .atMost(1), within: .seconds(3)).value == text)
    clock.giveUp()
  }

  @Test func `a cancelled wait fails the test`() async {
    let wait = expecting(times: 1, within: .seconds(3))
    await clock.slept(times: 1)
    wait.cancel()
    #expect(
      await wait.value == """
        UnderstudyTestingTests/GateExpectationTests.swift:7: Expected the gate "payment" to be \
        entered exactly once within 3.0 seconds, but the waiting task was cancelled: until then it \
        had not been entered.
        - No task waits in it now.
          fix: if the test had ended, await the task that waits here; if the time limit of the test had passed, find out what took so long, or raise that limit.
        """
    )
    #expect(gate.state.withLock { $0.watching.isClear })
    clock.giveUp()
  }

  @Test func `the end of the gate fails the test, before the wait and during it`() async {
    let wait = expecting(times: 1, within: .seconds(3))
    await clock.slept(times: 1)
    gate.end(because: "its double was reset")
    let text = """
      UnderstudyTestingTests/GateExpectationTests.swift:7: Expected the gate "payment" to be \
      entered exactly once within 3.0 seconds, but its double was reset: until then it had not \
      been entered.
      - No task waits in it now.
        fix: end this wait before the reset, and make a new gate for later calls.
      """
    #expect(await wait.value == text)
    #expect(await expecting(times: 1, within: .seconds(3)).value == text)
    clock.giveUp()
  }

  @Test func `a negative number of callers is refused`() throws {
    let host = IssueCollector()
    withContainer(Container(label: nil, rules: nil, host: host)) { Gate().admit(-1, line: 7) }
    #expect(
      host.issues.map { "\($0.site): \($0.message)" } == [
        """
        UnderstudyTestingTests/GateExpectationTests.swift:7: admit(-1) changed nothing: the \
        gate cannot let through a negative number of tasks.
          fix: pass zero or more, or make later arrivals wait with close().
        """
      ]
    )
  }

  /// What an expectation of the gate complains about, as if it stood in line 7.
  private func expecting(times: Times, within limit: Duration) -> Task<String, Never> {
    let host = IssueCollector()
    return Task { [gate, clock] in
      await withContainer(Container(label: nil, rules: nil, host: host)) {
        await gate.waitForArrivals(times, within: limit, clock: clock, line: 7)
      }
      return host.issues.map { "\($0.site): \($0.message)" }.joined()
    }
  }
}
