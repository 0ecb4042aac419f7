/// The reason a sleeper of a manual clock was woken.
enum SleepWakening: Hashable, Sendable {
  /// The deadline had passed when it arrived.
  case late
  /// The clock has reached the deadline.
  case due(era: Int)
  case cancelled
}
