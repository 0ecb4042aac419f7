/// Why somebody who slept on a manual clock sleeps no more.
enum SleepWakening: Hashable, Sendable {
  /// The deadline had passed when it came.
  case late
  /// The clock has reached the deadline.
  case due(era: Int)
  case cancelled
}
