/// Why something has not happened as often as expected.
enum WaitShortfall: Hashable, Sendable {
  /// More often than expected.
  case tooOften
  /// Too seldom when the time was over.
  case tooLate
  /// Too seldom when the clock of the wait had not moved for so long.
  case stoodStill(for: Duration)
  /// The waiting task was cancelled before it was decided.
  case cancelled
  /// It cannot happen any more, for the reason that the text gives.
  case ended(String)
}
