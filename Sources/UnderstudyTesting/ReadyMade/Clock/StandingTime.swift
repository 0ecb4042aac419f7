import Understudy

/// How long a clock has stood still, and how long the tests that sleep on it have been idle meanwhile.
struct StandingTime: Sendable {
  private let step: Duration
  private var stillness: StillTime<ClockReading>
  private var idleness: StillTime<Int?>

  init(_ reading: ClockReading, step: Duration) {
    self.step = step
    stillness = StillTime(reading, step: step)
    idleness = StillTime(nil, step: step)
  }

  /// How long the clock has stood still.
  var still: Duration { stillness.elapsed }

  /// How long the clock has stood still, and the tests have used nothing.
  var idle: Duration { min(stillness.elapsed, idleness.elapsed) }

  /// Records a reading, and the time since the one before.
  ///
  /// - Parameters:
  ///   - uses: how often the tests have used their containers and doubles.
  ///   - isWaiting: whether a test waits for something with a limit, which ends it by itself.
  mutating func note(
    _ reading: ClockReading,
    uses: Int?,
    isWaiting: Bool,
    after time: Duration
  ) {
    stillness.note(reading, after: time)
    idleness.note(uses, after: time)
    if reading.isAwaited { stillness = StillTime(reading, step: step) }
    if isWaiting { idleness = StillTime(uses, step: step) }
  }
}
