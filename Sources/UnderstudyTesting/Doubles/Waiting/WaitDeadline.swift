import Understudy

/// The time when a wait has to be over, by its own clock.
struct WaitDeadline: Sendable {
  private let timeLeft: @Sendable () -> Duration
  let stillness: ClockStillness?

  /// Starts now.
  ///
  /// - Parameter patience: how long, in real time, the clock may stand still.
  init(_ limit: Duration, on clock: some Clock<Duration>, patience: Duration) {
    let end = clock.now.advanced(by: limit.bounded)
    timeLeft = { clock.now.duration(to: end) }
    stillness = ClockStillness(of: clock, atMost: patience)
  }

  var remaining: Duration { max(.zero, timeLeft()) }

  /// The end of the wait at this moment, if it has ended.
  var end: WaitEnd? {
    if timeLeft() <= .zero { return .expired }
    return stillness.flatMap { $0.isOver ? .stoodStill(for: $0.limit) : nil }
  }
}
