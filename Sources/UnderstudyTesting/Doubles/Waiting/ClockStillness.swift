import Understudy

/// Measures how long the clock of a wait has stood still, in real time: one that is never advanced
/// does not reach the limit of the wait.
final class ClockStillness: Sendable {
  /// The time for which the clock may stand still.
  let limit: Duration
  private let step: Duration
  private let distance: @Sendable () -> Duration
  private let state: Lock<(still: StillTime<Duration>, seen: ContinuousClock.Instant)>

  /// Starts measuring now; `nil` for the clocks of the system, which always advance.
  init?(of clock: some Clock<Duration>, atMost limit: Duration) {
    if clock is ContinuousClock || clock is SuspendingClock { return nil }
    let start = clock.now
    self.limit = limit
    step = min(limit, .seconds(1))
    distance = { start.duration(to: clock.now) }
    state = Lock((StillTime(.zero, step: step), .now))
  }

  /// Whether the clock has stood still for too long. It has advanced whenever its time differs from
  /// the one last read.
  var isOver: Bool {
    let (distance, now) = (distance(), ContinuousClock.now)
    return state.withLock { state in
      state.still.note(distance, after: now - state.seen)
      state.seen = now
      return state.still.elapsed >= limit
    }
  }

  /// Returns when the clock has stood still for too long.
  func untilOver() async throws {
    while !isOver {
      try await Task.sleep(for: max(step, .milliseconds(1)))
      // The code that advances the clock may not have run yet.
      await BusyProcess.untilCalm()
    }
  }
}
