import Observation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite(.timeLimit(.minutes(5))) struct `Waiting for a state` {
  let clock = ManualClock()

  @Test func `a value that is already there is returned without waiting`() async {
    let desk = Desk()
    // A wait that suspends would not come back: its clock stands still.
    #expect(await waitFor(desk.phase, toEqual: .closed, clock: clock) == .closed)
    #expect(await waitFor(desk.sold, clock: clock, until: { $0.isEmpty }).isEmpty)
    #expect(clock.sleepers == 0)
  }

  @MainActor @Test func `a change on the same actor ends the wait`() async {
    let desk = MainDesk()
    let clock = clock
    Task { @MainActor in
      await clock.sleepers(atLeast: 1)
      desk.phase = .opening
      desk.phase = .open
    }
    #expect(await waitFor(desk.phase, toEqual: .open, clock: clock) == .open)
  }

  @Test func `a change on another thread ends the wait`() async {
    for _ in 1...200 {
      let desk = Desk()
      let seller = Task.detached {
        desk.phase = .opening
        desk.sell("A1")
        desk.phase = .open
        desk.sell("A2")
      }
      // Its clock stands still: only the change can end it.
      let sold = await waitFor(desk.sold, clock: clock) { $0.count == 2 }
      #expect(sold == ["A1", "A2"])
      await seller.value
    }
  }

  @Test func `a change after the read that its announcement caused is noticed`() async {
    let desk = LateDesk()
    Task { [clock] in
      await clock.sleepers(atLeast: 1)
      desk.announce()
    }
    // Its clock stands still, and the second read still finds the door closed.
    #expect(await waitFor(desk.phase, toEqual: .open, clock: clock) == .open)
  }

  @MainActor @Test func `a state that never comes ends at the limit with the last value`() async {
    let (desk, host) = (MainDesk(), IssueCollector())
    let wait = Task { await phase(of: desk, reportingTo: host) }
    await clock.sleepers(atLeast: 1)
    desk.phase = .opening
    await clock.advance(by: .seconds(3))
    #expect(await wait.value == .opening)
    #expect(
      host.messages == [
        """
        Expected the state to equal open within 3.0 seconds, but it was opening. It changed while \
        this waited.
          fix: check that the code under test gets that far; if it only needs more time, pass \
        a longer `within:`.
        """
      ]
    )
  }

  @MainActor @Test func `a cancelled task ends the wait, and the issue says so`() async {
    let (desk, host) = (MainDesk(), IssueCollector())
    let wait = Task { await phase(of: desk, reportingTo: host) }
    await clock.sleepers(atLeast: 1)
    wait.cancel()
    #expect(await wait.value == .closed)
    #expect(
      host.messages.map {
        $0.hasPrefix(
          "Expected the state to equal open within 3.0 seconds, but the waiting task was cancelled: "
            + "until then it was closed. No change was observed."
        )
      } == [true]
    )
  }

  @Test func `a state that is not observable is read once more at the limit`() async {
    let (reads, host) = (Counter(), IssueCollector())
    let value = await withContainer(Container(label: "states", rules: nil, host: host)) {
      await waitFor(reads.add(), within: .zero, clock: clock) { _ in false }
    }
    #expect(value == 2)
    #expect(
      host.messages == [
        """
        Expected the state to satisfy a condition within 0.0 seconds, but it was 2. No change was \
        observed.
          fix: check that the code under test gets that far; if it only needs more time, pass \
        a longer `within:`; if the state is a property of a class that is not `@Observable`, mark the class @Observable, as nothing else is observed.
        """
      ]
    )
  }

  @Test func `endless changes do not keep the wait from its limit`() async {
    let (desk, host) = (Desk(), IssueCollector())
    await withContainer(Container(label: "states", rules: nil, host: host)) {
      await waitFor(desk.sold, within: .milliseconds(20)) { _ in
        desk.sell("A1")
        return false
      }
    }
    #expect(host.issues.count == 1)
    #expect(desk.sold.count > 1)
  }

  @Test func `endless changes do not keep the wait from being cancelled`() async {
    let (desk, host) = (Desk(), IssueCollector())
    let wait = Task { [clock] in
      await withContainer(Container(label: "states", rules: nil, host: host)) {
        // Its clock stands still. Where nothing else ends the wait, the thousandth change does.
        await waitFor(desk.sold, clock: clock) { sold in
          desk.sell("A1")
          if sold.count == 10 { withUnsafeCurrentTask { $0?.cancel() } }
          return sold.count > 1_000
        }
      }
    }
    #expect(await wait.value.count < 1_000)
    #expect(host.messages.map { $0.contains("the waiting task was cancelled") } == [true])
  }

  @Test func `each announced change is read again a few times, and only then`() {
    var pace = RereadingPace()
    #expect((1...6).map { _ in pace.next() != nil } == [true, true, true, true, false, false])
    pace.reads(after: 3)
    #expect((1...6).map { _ in pace.next() != nil } == [true, true, true, true, false, false])
    pace.reads(after: 3)
    #expect(pace.next() == nil)
    pace.reads(after: 4)
    #expect(pace.next() == .milliseconds(1))
  }

  @Test func `a change between reading and waiting is not missed`() {
    let changes = StateChanges()
    let seen = changes.count
    changes.note()
    #expect(changes.beginWait(after: seen) == nil)
    #expect(changes.beginWait(after: changes.count) != nil)
  }

  @MainActor private func phase(
    of desk: MainDesk,
    reportingTo host: IssueCollector
  ) async -> Phase {
    await withContainer(Container(label: "states", rules: nil, host: host)) {
      await waitFor(desk.phase, toEqual: .open, within: .seconds(3), clock: clock)
    }
  }
}

// MARK: - Fixtures

private enum Phase { case closed, opening, open }

@MainActor @Observable private final class MainDesk {
  var phase = Phase.closed
}

/// Is open from the third read on.
@Observable private final class LateDesk: Sendable {
  @ObservationIgnored private let reads = Counter()

  var phase: Phase {
    access(keyPath: \.phase)
    return reads.add() < 3 ? .closed : .open
  }

  func announce() { withMutation(keyPath: \.phase) {} }
}

/// Sells on any thread.
@Observable private final class Desk: Sendable {
  @ObservationIgnored private let state = Lock((phase: Phase.closed, sold: [String]()))

  var phase: Phase {
    get {
      access(keyPath: \.phase)
      return state.withLock(\.phase)
    }
    set { withMutation(keyPath: \.phase) { state.withLock { $0.phase = newValue } } }
  }

  var sold: [String] {
    access(keyPath: \.sold)
    return state.withLock(\.sold)
  }

  func sell(_ seat: String) {
    withMutation(keyPath: \.sold) { state.withLock { $0.sold.append(seat) } }
  }
}
