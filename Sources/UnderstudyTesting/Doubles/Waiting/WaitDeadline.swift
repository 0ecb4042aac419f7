import Understudy

/// When a wait has to be over, by its own clock.
struct WaitDeadline: Sendable {
  private let timeLeft: @Sendable () -> Duration

  /// Counts from now.
  init(_ limit: Duration, on clock: some Clock<Duration>) {
    let end = clock.now.advanced(by: limit.bounded)
    timeLeft = { clock.now.duration(to: end) }
  }

  var remaining: Duration { max(.zero, timeLeft()) }
  var hasPassed: Bool { timeLeft() <= .zero }
}
