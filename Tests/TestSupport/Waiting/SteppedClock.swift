import Understudy

/// A clock that stands still until a test advances it, and tells when somebody sleeps on it.
///
/// ```swift
/// async let audit = container.audit(limit: .seconds(3), clock: clock)
/// await clock.slept(times: 1)
/// clock.advance(by: .seconds(3))
/// ```
///
/// The toolkit's `ManualClock` does more, and is what other tests are about: its advance waits for
/// the tasks that it wakes. The container's tests do without the toolkit, and those of the
/// toolkit's waits need a clock that does no more than this.
package final class SteppedClock: Clock, Sendable {
  package struct Instant: InstantProtocol {
    package var offset = Swift.Duration.zero

    package func advanced(by duration: Swift.Duration) -> Instant {
      Instant(offset: offset + duration)
    }
    package func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    /// Whether its time has come; it is woken with an error otherwise.
    let waking = OneShot<Bool>()
  }

  private struct State {
    var now = Instant()
    var sleepers: [Sleeper] = []
    var sleeps: [Swift.Duration] = []
    var watchers: [(count: Int, latch: Latch)] = []
  }

  private let state = Lock(State())
  private let ignoresCancellation: Bool

  /// - Parameter ignoresCancellation: whether a cancelled task sleeps on, as on the worst of
  ///   clocks; ``giveUp()`` wakes it.
  package init(ignoringCancellation ignoresCancellation: Bool = false) {
    self.ignoresCancellation = ignoresCancellation
  }

  package var now: Instant { state.withLock(\.now) }
  package var minimumResolution: Swift.Duration { .nanoseconds(1) }
  /// How long each sleep was to be, in the order in which they began.
  package var sleeps: [Swift.Duration] { state.withLock(\.sleeps) }

  package func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    let sleeper = Sleeper(deadline: deadline)
    begin(sleeper)
    let isDue = await withTaskCancellationHandler {
      await sleeper.waking.value
    } onCancel: {
      if !ignoresCancellation { sleeper.waking.fulfill(false) }
    }
    if !isDue { throw CancellationError() }
  }

  private func begin(_ sleeper: Sleeper) {
    let (isDue, latches) = state.withLock { state -> (Bool, [Latch]) in
      state.sleeps.append(state.now.duration(to: sleeper.deadline))
      let isDue = sleeper.deadline <= state.now
      if !isDue { state.sleepers.append(sleeper) }
      let count = state.sleeps.count
      let latches = state.watchers.filter { $0.count <= count }.map(\.latch)
      state.watchers.removeAll { $0.count <= count }
      return (isDue, latches)
    }
    if isDue { sleeper.waking.fulfill(true) }
    for latch in latches { latch.open() }
  }

  /// Returns when so many sleeps have begun altogether; the wait has the limit of a ``Latch``.
  package func slept(
    times count: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    let latch = Latch()
    let isThere = state.withLock { state in
      if state.sleeps.count < count { state.watchers.append((count, latch)) }
      return state.sleeps.count >= count
    }
    if !isThere { await latch.wait(fileID: fileID, line: line) }
  }

  /// Moves the clock and wakes whose time has come, the earliest first.
  package func advance(by duration: Swift.Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      defer { state.sleepers.removeAll { $0.deadline <= state.now } }
      return state.sleepers.filter { $0.deadline <= state.now }
    }
    for sleeper in due.sorted(by: { $0.deadline < $1.deadline }) { sleeper.waking.fulfill(true) }
  }

  /// Wakes all sleepers with an error, as if the clock were taken away.
  package func giveUp() {
    let sleepers = state.withLock { state in
      defer { state.sleepers = [] }
      return state.sleepers
    }
    for sleeper in sleepers { sleeper.waking.fulfill(false) }
  }
}
