/// Why something has not happened as often as expected.
enum WaitShortfall: Hashable, Sendable {
  /// More often than expected.
  case tooOften
  /// Too seldom when the time was over.
  case tooLate
  /// The waiting task was cancelled before it was decided.
  case cancelled
  /// It cannot happen any more, for the reason that the text gives.
  case ended(String)
}
