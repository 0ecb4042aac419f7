import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct WaitListOwnerTests {
  let board = Board()
  let clock = SteppedClock(ignoringCancellation: true)

  @Test func `an event resumes the wait, and its timer does not hold it up`() async {
    let wait = board.startWaiting(atMost: .seconds(5), on: clock)
    // The timer sleeps on and ignores that it is cancelled.
    await clock.slept(times: 1)
    board.post(.satisfied)
    #expect(await wait.value == .satisfied)
    clock.giveUp()
    #expect(board.isClear)
  }

  @Test(.timeLimit(.minutes(5)))
  func `the timer is cancelled once the wait has ended`() async {
    let (cancellations, report) = AsyncStream<Void>.makeStream()
    let attentive = AttentiveClock(onCancel: report)
    let wait = board.startWaiting(atMost: .seconds(3_600), on: attentive)
    board.post(.satisfied)
    #expect(await wait.value == .satisfied)
    // Without the timer's cancellation this has no end.
    for await _ in cancellations { break }
  }

  @Test func `the time limit ends the wait, and not earlier`() async {
    let wait = board.startWaiting(atMost: .seconds(5), on: clock)
    await clock.slept(times: 1)
    clock.advance(by: .seconds(4))
    #expect(board.count == 1)
    clock.advance(by: .seconds(1))
    #expect(await wait.value == .expired)
    #expect(board.isClear)
  }

  @Test func `the time runs from the call, however late its timer starts`() async {
    let witnessed = WitnessedClock()
    let id = board.register()
    let wait = Task { [board] in
      let end = await board.wait(id, atMost: .zero, on: witnessed)
      return (end, withUnsafeCurrentTask { $0?.hashValue })
    }
    let (end, caller) = await wait.value
    #expect(end == .expired)
    #expect(witnessed.readers == [caller])
  }

  @Test func `a clock that gives up ends the wait`() async {
    let wait = board.startWaiting(atMost: .seconds(5), on: clock)
    await clock.slept(times: 1)
    clock.giveUp()
    #expect(await wait.value == .expired)
  }

  @Test func `cancellation ends the wait`() async {
    let wait = board.startWaiting(atMost: .seconds(5), on: clock)
    await clock.slept(times: 1)
    wait.cancel()
    #expect(await wait.value == .cancelled)
    #expect(board.isClear)
    clock.giveUp()
  }

  @Test func `a wait in a cancelled task ends at once`() async {
    let id = board.register()
    let board = board
    let wait = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await board.wait(id)
    }
    #expect(await wait.value == .cancelled)
    #expect(board.isClear)
  }

  @Test func `a wait that ended before it begins does not suspend`() async {
    let id = board.register()
    board.post(.ended("reset"))
    #expect(await board.wait(id) == .ended("reset"))
    #expect(board.isClear)
  }

  @Test @MainActor func `a wait is resumed on the actor it began on`() async {
    let id = board.register()
    let board = board
    Task.detached { board.post(.satisfied) }
    #expect(await board.wait(id) == .satisfied)
    MainActor.assertIsolated()
  }

  @Test func `every waiter gets one end, whichever comes first`() async {
    let ends = await withTaskGroup(of: WaitEnd?.self) { group in
      for _ in 0..<1_000 {
        group.addTask { [board] in
          await withTaskGroup(of: WaitEnd?.self) { race in
            let id = board.register()
            race.addTask { await board.wait(id) }
            race.addTask {
              board.withWaits { $0.end(id, as: .expired) }?.resume()
              return nil
            }
            race.cancelAll()
            return await race.first { $0 != nil } ?? nil
          }
        }
      }
      return await group.reduce(into: [WaitEnd?: Int]()) { $0[$1, default: 0] += 1 }
    }
    #expect(ends[.cancelled, default: 0] + ends[.expired, default: 0] == 1_000)
    #expect(board.isClear)
  }
}

// MARK: - Fixtures

/// Nothing but a list and its lock.
final class Board: WaitListOwner {
  private let waits = Lock(TaskWaitList())

  var count: Int { waits.withLock { $0.count } }
  var isClear: Bool { waits.withLock { $0.isClear } }

  func register() -> TaskWaitList.ID { waits.withLock { $0.register() } }
  func post(_ end: WaitEnd) { waits.withLock { $0.endAll(as: end) }.resume() }
  func withWaits<Result>(_ body: (inout TaskWaitList) -> Result) -> Result {
    waits.withLock(body)
  }

  func startWaiting(
    atMost limit: Duration,
    on clock: any _Concurrency.Clock<Duration>
  ) -> Task<WaitEnd, Never> {
    let id = register()
    return Task { await wait(id, atMost: limit, on: clock) }
  }
}

/// Knows which tasks have read the time.
private final class WitnessedClock: _Concurrency.Clock {
  private let base = ContinuousClock()
  private let read = Lock<[Int?]>([])

  var readers: [Int?] { read.withLock { $0 } }
  var now: ContinuousClock.Instant {
    let reader = withUnsafeCurrentTask { $0?.hashValue }
    read.withLock { $0.append(reader) }
    return base.now
  }
  var minimumResolution: Duration { base.minimumResolution }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

/// Sleeps until its sleeper is cancelled, and tells of it.
private struct AttentiveClock: _Concurrency.Clock {
  let onCancel: AsyncStream<Void>.Continuation
  let base = ContinuousClock()

  var now: ContinuousClock.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    do { try await base.sleep(until: deadline, tolerance: tolerance) } catch {
      onCancel.yield()
      throw error
    }
  }
}
