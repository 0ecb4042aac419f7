import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Waiting for calls` {
  let host = IssueCollector()
  let clock = ManualClock()
  let spy = Spy<(Int, by: String)>("ring(_:by:)")

  init() { spy.attach(host: host) }

  @Test func `enough past calls suspend nobody, and are returned typed`() async {
    await spy.call((1, "ada"))
    await spy.call((2, "bob"))
    // A wait that suspends would not come back: its clock stands still.
    let calls = await spy.called(2, clock: clock)
    #expect(calls.map(\.arguments.by) == ["ada", "bob"])
    #expect(clock.sleepers == 0)
    #expect(host.issues.isEmpty)
  }

  @Test func `a call resumes the wait for it, and no earlier call does`() async {
    async let calls = spy.called(2, clock: clock)
    await clock.sleepers(atLeast: 1)
    await spy.call((1, "ada"))
    #expect(isWaiting)
    await spy.call((2, "bob"))
    #expect(await calls.map(\.arguments.0) == [1, 2])
    #expect(!isWaiting)
    #expect(host.issues.isEmpty)
  }

  @Test func `only matching calls count, past ones included`() async {
    await spy.call((1, "ada"))
    async let calls = spy.called(2, clock: clock) { $0.by == "ada" }
    await clock.sleepers(atLeast: 1)
    await spy.call((2, "bob"))
    #expect(isWaiting)
    await spy.call((3, "ada"))
    #expect(await calls.map(\.arguments.0) == [1, 3])
  }

  @Test func `matchers say which calls count`() async {
    async let calls = spy.called(with: .any, "ada", clock: clock)
    await clock.sleepers(atLeast: 1)
    await spy.call((2, "bob"))
    await spy.call((3, "ada"))
    #expect(await calls.map(\.arguments.0) == [3])
  }

  @Test func `a single argument is waited for by its value`() async {
    let seats = Spy<Seat>("hold(_:)")
    seats.attach(host: host)
    let (first, second) = (Seat(row: "A", number: 1), Seat(row: "A", number: 2))
    async let calls = seats.called(with: second, clock: clock)
    await clock.sleepers(atLeast: 1)
    await seats.call(first)
    #expect(seats.withWaits { !$0.isEmpty })
    await seats.call(second)
    #expect(await calls.map(\.arguments) == [second])
    #expect(seats.unverifiedCalls.map(\.arguments) == [first])
  }

  @Test func `matchers that do not fit are not waited for`() async {
    #expect(await spy.called(with: .any, .any, .any, within: .zero, clock: clock).isEmpty)
    #expect(host.issues.count == 1)
  }

  @Test func `nothing observes calls after the wait`() async {
    async let calls = spy.called(clock: clock) { $0.by == "ada" }
    await clock.sleepers(atLeast: 1)
    await spy.call((1, "ada"))
    #expect(await calls.count == 1)
    #expect(spy.state.withLock { $0.watchers.isEmpty && $0.isPlain })
  }

  @Test func `several waits each get their own calls`() async {
    async let one = spy.called(clock: clock)
    async let two = spy.called(2, clock: clock)
    async let bob = spy.called(clock: clock) { $0.by == "bob" }
    await clock.sleepers(atLeast: 3)
    await spy.call((1, "ada"))
    #expect(await one.count >= 1)
    await spy.call((2, "bob"))
    #expect(await two.count == 2)
    #expect(await bob.map(\.arguments.0) == [2])
  }

  @Test func `the limit fails the test at its line, with what was recorded`() async throws {
    await spy.call((1, "ada"))
    let line = UInt(#line) + 1
    async let calls = spy.called(3, within: .seconds(2), clock: clock)
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(2))
    #expect(await calls.count == 1)
    #expect(
      host.messages == [
        """
        Expected exactly 3 calls to ring(_:by:) within 2.0 seconds, but by then it had been called \
        once.
        Calls:
          1. ring(1, by: ada)
          fix: check that the code under test calls it more often; if it only needs more time, pass \
        a longer `within:`.
        """
      ]
    )
    #expect(host.issues.map(\.site.line) == [line])
    #expect(host.issues.first?.site.filePath == #filePath)
  }

  @Test func `too many calls fail the test at once`() async {
    for number in 1...3 { await spy.call((number, "ada")) }
    await spy.called(2, clock: clock)
    #expect(host.messages.first?.contains("but it was called 3 times.") == true)
  }

  @Test func `cancelling the waiting task ends the wait, and the issue says so`() async {
    let wait = Task { [spy, clock] in await spy.called(clock: clock) }
    await clock.sleepers(atLeast: 1)
    wait.cancel()
    #expect(await wait.value.isEmpty)
    #expect(
      host.messages.first?.contains(
        "but the waiting task was cancelled: until then it had not been called."
      ) == true
    )
    #expect(!isWaiting)
  }

  @Test(arguments: Forgetting.allCases)
  func `clearing the calls ends the wait, and the issue says so`(forgetting: Forgetting)
    async throws
  {
    let container = Container(label: "test")
    container.register(Spy<(Int, by: String)>.self, instance: spy)
    let before = container.snapshot()
    let wait = Task { [spy, clock] in await spy.called(clock: clock) }
    await clock.sleepers(atLeast: 1)
    try await forgetting.happen(to: spy, in: container, before: before)
    #expect(await wait.value.isEmpty)
    #expect(
      host.messages.first?.contains(
        "but its calls were cleared by a reset or when its container closed: until then it had not"
      ) == true
    )
    #expect(host.issues.count == 1)
    #expect(!isWaiting)
  }

  @Test func `a wait for no call takes the whole time`() async {
    async let nothing: Void = spy.never(within: .seconds(3), clock: clock)
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(2))
    #expect(isWaiting)
    await clock.advance(by: .seconds(1))
    await nothing
    #expect(host.issues.isEmpty)
  }

  @Test func `a wait for no call fails at a past or a new call`() async {
    async let nothing: Void = spy.never(within: .seconds(3), clock: clock) { $0.by == "ada" }
    await clock.sleepers(atLeast: 1)
    await spy.call((1, "bob"))
    #expect(isWaiting)
    await spy.call((2, "ada"))
    await nothing
    await spy.never(within: .seconds(3), clock: clock) { $0.by == "ada" }
    #expect(host.messages.count == 2)
    for message in host.messages {
      #expect(message.hasPrefix("Expected no calls to "))
      #expect(message.contains(" within 3.0 seconds, but it was called once."))
    }
  }

  @Test func `a wait with an upper limit takes the whole time`() async {
    await spy.call((1, "ada"))
    async let calls = spy.called(.atMost(1), within: .seconds(1), clock: clock)
    await clock.sleepers(atLeast: 1)
    await clock.advance(by: .seconds(1))
    #expect(await calls.count == 1)
    #expect(host.issues.isEmpty)
  }

  @Test func `no call is lost between the first look and the wait`() async {
    for _ in 0..<200 {
      let spy = Spy<Int>("ring(_:)")
      async let calls = spy.called(.atLeast(8), within: .seconds(60)) { $0 >= 0 }
      await withTaskGroup { group in
        for number in 0..<8 { group.addTask { await spy.call(number) } }
      }
      #expect(await calls.count == 8)
    }
  }

  @Test func `a predicate that is slower than the calls ends at the limit`() async {
    let slow = SteppedClock()
    let runs = Counter()
    await spy.call((0, "ada"))
    // Each run takes a second, and another call comes meanwhile: the wait never gets to the last.
    await spy.called(within: .seconds(3), clock: slow) { [spy] _ in
      slow.advance(by: .seconds(1))
      if runs.add() < 100 { spy.call((0, "ada")) }
      return false
    }
    #expect(runs.count == 3)
    #expect(
      host.messages.first?.contains("within 3.0 seconds, but by then no call had matched.") == true
    )
  }

  @Test func `a satisfied wait does not look at calls that come later`() async {
    let slow = SteppedClock()
    let runs = Counter()
    for number in 1...2 { await spy.call((number, "ada")) }
    let calls = await spy.called(within: .seconds(300), clock: slow) { [spy] _ in
      slow.advance(by: .seconds(1))
      if runs.add() < 100 { spy.call((0, "bob")) }
      return true
    }
    #expect(calls.map(\.arguments.0) == [1, 2])
    #expect(runs.count == 2)
    #expect(host.issues.isEmpty)
  }

  @Test func `a call too many ends the look at later calls`() async {
    let slow = SteppedClock()
    let runs = Counter()
    await spy.call((0, "ada"))
    await spy.never(within: .seconds(300), clock: slow) { [spy] _ in
      if runs.add() < 100 { spy.call((0, "ada")) }
      return true
    }
    #expect(runs.count == 1)
    #expect(host.messages.first?.contains("but it was called once.") == true)
  }

  @Test func `each call is checked once, before the wait and during it`() async {
    let runs = Counter()
    await spy.call((1, "ada"))
    async let calls = spy.called(2, clock: clock) { call in
      runs.add()
      return call.by == "ada"
    }
    await clock.sleepers(atLeast: 1)
    await spy.call((2, "bob"))
    await spy.call((3, "ada"))
    #expect(await calls.map(\.arguments.0) == [1, 3])
    #expect(runs.count == 3)
  }

  @Test func `the time of the first look counts for the limit`() async {
    let slow = SteppedClock()
    await spy.call((1, "ada"))
    async let calls = spy.called(within: .seconds(3), clock: slow) { _ in
      slow.advance(by: .seconds(2))
      return false
    }
    await slow.slept(times: 1)
    slow.advance(by: .seconds(1))
    #expect(await calls.isEmpty)
    #expect(host.issues.count == 1)
  }

  @Test func `calls that were waited for count as verified`() async {
    await spy.call((1, "ada"))
    await spy.call((2, "bob"))
    await spy.called { $0.by == "ada" }
    #expect(spy.unverifiedCalls.map(\.arguments.by) == ["bob"])
  }

  private var isWaiting: Bool { spy.withWaits { !$0.isEmpty } }
}

// MARK: - Fixtures

enum Forgetting: CaseIterable, Sendable {
  case reset, clearing, checkpoint, containerReset, restoring, closing

  func happen(
    to spy: Spy<(Int, by: String)>,
    in container: Container,
    before: Snapshot
  ) async throws {
    switch self {
    case .reset: spy.reset()
    case .clearing: spy.clearCalls()
    case .checkpoint: Ringing(ring: spy).checkpoint()
    case .containerReset: container.reset()
    case .restoring: try container.restore(before)
    case .closing: await container.close()
    }
  }
}

private struct Ringing: TestDouble {
  let ring: Spy<(Int, by: String)>
  var members: [any DoubleMember] { [ring] }
}
