/// The end of a wait.
@usableFromInline
enum WaitEnd: Hashable, Sendable {
  /// The awaited event has happened.
  case satisfied
  /// The time limit has passed first.
  case expired
  /// The clock that measures the limit has stood still for this long.
  case stoodStill(for: Duration)
  /// The waiting task was cancelled.
  case cancelled
  /// There is nothing left to wait for, for the reason in the text.
  case ended(String)
}
