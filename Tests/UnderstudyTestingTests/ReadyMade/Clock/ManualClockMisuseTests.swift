import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite(.timeLimit(.minutes(5))) struct `A manual clock used wrongly` {
  private let clock = ManualClock(patience: .zero)
  private let host = IssueCollector()
  private let container: Container

  init() {
    container = Container(label: "test", rules: nil, host: host)
    container.register(ManualClock.self, instance: clock)
  }

  @Test func `fails the line that moves it back, and does not move`() async {
    await clock.advance(by: .seconds(5))
    let line = #line + 1
    await clock.advance(by: .seconds(-1))
    await clock.advance(to: .at(4))
    await clock.advance(by: .seconds(-2), sleepers: 0)
    #expect(clock.now == .at(5))
    #expect(
      host.messages == [
        """
        A manual clock cannot go back: advancing by -1.0 seconds was ignored.
          fix: advance by zero or more; reset() puts it back to its start.
        """,
        """
        A manual clock cannot go back: it is at 5.0 seconds, and advancing to 4.0 seconds was \
        ignored.
          fix: advance to a later moment; reset() puts it back to its start.
        """,
        """
        A manual clock cannot go back: advancing by -2.0 seconds was ignored.
          fix: advance by zero or more; reset() puts it back to its start.
        """,
      ]
    )
    #expect(host.issues.map(\.site.line) == [UInt(line), UInt(line) + 1, UInt(line) + 2])
    #expect(host.issues.allSatisfy { $0.site.filePath == #filePath && $0.site.column > 1 })
  }

  @Test(
    arguments: [
      (Duration.seconds(2), ".seconds(2)"), (.milliseconds(1200), ".milliseconds(1200)"),
      (.microseconds(1_500), ".microseconds(1500)"), (.nanoseconds(1), ".microseconds(1)"),
    ]
  )
  func `is told to advance by no less than what is left`(rest: Duration, text: String) {
    #expect(StandingClock.spell(rest) == text)
  }

  @Test func `that was not advanced far enough for a sleep is advanced further`() {
    let sleeper = DeadlineHeap.Entry(deadline: .at(90), arrival: 0, id: 0, start: .at(0))
    let standing = StandingClock(
      cause: .stillness(.seconds(5)),
      site: SourceSite(),
      now: .at(60),
      movedAt: SourceSite(),
      moves: MoveCount(),
      movesBefore: 0,
      sleepers: [sleeper]
    )
    #expect(
      standing.remedy
        == "the clock was advanced, but not far enough for this sleep: advance it further, "
        + "await clock.advance(by: .seconds(30)), or correct how long the code sleeps"
    )
  }

  @Test func `fails a wait for sleepers that do not come`() async {
    let line = #line + 1
    #expect(await !clock.sleepers(atLeast: 2, within: .milliseconds(1)))
    #expect(await !clock.sleepers(atLeast: 1, within: .zero))
    #expect(await !clock.sleepers(atLeast: 1, within: .seconds(-1)))
    #expect(
      host.messages == [
        """
        Waited 0.001 seconds of real time for 2 tasks to sleep on the manual clock; none does.
          fix: give this clock to the code that should sleep on it, and start that code first, with `async let` or a \
        Task; if it only needs more time, pass a longer `within:`.
        """,
        """
        Waited 0.0 seconds of real time for 1 task to sleep on the manual clock; none does.
          fix: give this clock to the code that should sleep on it, and start that code first, with `async let` or a \
        Task; if it only needs more time, pass a longer `within:`.
        """,
        """
        Cannot wait for sleepers within -1.0 seconds.
          fix: pass a `within:` of zero or more.
        """,
      ]
    )
    #expect(host.issues.map(\.site.line) == [UInt(line), UInt(line) + 1, UInt(line) + 2])
  }

  @Test func `fails an advance without its announced sleepers, and stops it there`() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(3), sleepers: 1, within: .milliseconds(50))
    _ = await task.result
    #expect(clock.now == .at(1))
    #expect(
      host.messages == [
        """
        Waited 0.05 seconds of real time for 1 task to sleep on the manual clock; none does.
          fix: give this clock to the code that should sleep on it, and start that code first, with `async let` or a \
        Task; if it only needs more time, pass a longer `within:`; if the code does not sleep again after the advance, \
        leave out `sleepers:`.
        """
      ]
    )
  }

  @Test func `fails a run that never ends`() async {
    let clock = ManualClock(patience: .seconds(30))
    container.register(ManualClock.self, instance: clock)
    let turnstile = Turnstile()
    let task = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        await turnstile.pass()
      }
    }
    async let running: Void = clock.run(limit: 3)
    for _ in 1...3 {
      await turnstile.somebodyIsThere()
      turnstile.admit()
    }
    await running
    #expect(clock.now == .at(3))
    #expect(
      host.messages == [
        """
        The manual clock has reached the limit of its run, but tasks still sleep on it: woken 3, \
        asleep 1.
          fix: if code sleeps again and again, advance(by:) as far as the test needs; otherwise \
        give run(limit:) a higher limit.
        """
      ]
    )
    task.cancel()
    _ = await task.result
  }

  @Test func `fails a wait for sleepers that a reset ends`() async {
    let waiting = Task { @MainActor in await clock.sleepers(atLeast: 3) }
    // The main actor comes to this when the task above has got as far as it can.
    await Task { @MainActor in }.value
    clock.reset()
    #expect(await !waiting.value)
    #expect(
      host.messages == [
        """
        The manual clock was reset while code waited for 3 tasks to sleep on it.
          fix: let sleepers(atLeast:) return before the clock, or its container, is reset or closed.
        """
      ]
    )
  }

  @Test func `fails nothing in a cancelled task`() async {
    let waiting = Task { await clock.sleepers(atLeast: 3) }
    waiting.cancel()
    #expect(await !waiting.value)
    #expect(host.issues.isEmpty)
  }
}
