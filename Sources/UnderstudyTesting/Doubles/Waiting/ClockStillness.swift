import Understudy

/// How long the clock of a wait has stood still, in real time: one that nobody moves never comes to the
/// limit of the wait.
final class ClockStillness: Sendable {
  /// How long it may stand still.
  let limit: Duration
  private let step: Duration
  private let distance: @Sendable () -> Duration
  private let state: Lock<(still: StillTime<Duration>, seen: ContinuousClock.Instant)>

  /// Counts from now; `nil` for the clocks of the system, which always move.
  init?(of clock: some Clock<Duration>, atMost limit: Duration) {
    if clock is ContinuousClock || clock is SuspendingClock { return nil }
    let start = clock.now
    self.limit = limit
    step = min(limit, .seconds(1))
    distance = { start.duration(to: clock.now) }
    state = Lock((StillTime(.zero, step: step), .now))
  }

  /// Whether it has stood still for too long. It has moved whenever it is not where it was last seen.
  var isOver: Bool {
    let (distance, now) = (distance(), ContinuousClock.now)
    return state.withLock { state in
      state.still.note(distance, after: now - state.seen)
      state.seen = now
      return state.still.elapsed >= limit
    }
  }

  /// Returns when it has stood still for too long.
  func untilOver() async throws {
    while !isOver {
      try await Task.sleep(for: max(step, .milliseconds(1)))
      // What moves the clock may not have had its turn.
      await BusyProcess.untilCalm()
    }
  }
}
