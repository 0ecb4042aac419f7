/// The reason something has not happened as often as expected.
enum UnmetWait: Hashable, Sendable {
  /// It happened more often than expected.
  case tooOften
  /// It happened too rarely until the limit passed.
  case tooLate
  /// It happened too rarely until the clock of the wait had stood still for this long.
  case stoodStill(for: Duration)
  /// The waiting task was cancelled before the result was decided.
  case cancelled
  /// It cannot happen any more, for the reason in the text.
  case ended(String)

  /// The fix where the waiting task was cancelled.
  static let remedyWhenCancelled =
    "if the test had ended, await the task that waits here; if the time limit of the test had passed, find out what took so long, or raise that limit."
}
