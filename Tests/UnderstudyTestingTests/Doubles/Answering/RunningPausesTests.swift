import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Running pauses` {
  private var pauses = RunningPauses<String>()

  @Test mutating func `are ended by what sleeps, once it is known`() {
    let number = pauses.announce()
    let mayRun = pauses.run(number, "sleep")
    #expect(mayRun)
    let sleeps = pauses.end()
    #expect(sleeps == ["sleep"])
  }

  @Test mutating func `that were only announced do not start after an end`() {
    let number = pauses.announce()
    let sleeps = pauses.end()
    #expect(sleeps.isEmpty)
    let mayRun = pauses.run(number, "sleep")
    #expect(!mayRun)
  }

  @Test mutating func `that were announced after an end are not ended by it`() {
    _ = pauses.announce()
    _ = pauses.end()
    let number = pauses.announce()
    let mayRun = pauses.run(number, "sleep")
    #expect(mayRun)
  }

  @Test mutating func `that have left are not ended`() {
    let numbers = [pauses.announce(), pauses.announce()]
    for number in numbers { _ = pauses.run(number, "sleep \(number)") }
    pauses.leave(numbers[0])
    let sleeps = [pauses.end(), pauses.end()]
    #expect(sleeps == [["sleep 2"], []])
  }

  /// The clock is asked for the time of the pause after the call has its answer, and before it sleeps.
  @Test func `of a call whose member is reset before they begin end at once`() async {
    let stub = Stub<Int, String, any Error>("load(_:)")
    stub.replies(.returns("a").delayed(by: .seconds(1), on: AskedClock { stub.reset() }))
    await #expect(throws: CancellationError.self) { try await stub.call(1) }
  }
}

/// A clock on which a sleep lasts until its task is cancelled; does something when it is asked for the
/// time.
private struct AskedClock: _Concurrency.Clock {
  let whenAsked: @Sendable () -> Void

  var now: ContinuousClock.Instant {
    whenAsked()
    return ContinuousClock().now
  }

  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await ContinuousClock().sleep(for: .seconds(30))
  }
}
