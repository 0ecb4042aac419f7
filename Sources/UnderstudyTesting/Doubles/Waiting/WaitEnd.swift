/// How a wait ended.
@usableFromInline
enum WaitEnd: Hashable, Sendable {
  /// What was waited for has come.
  case satisfied
  /// The time limit has come first.
  case expired
  /// The clock that measures the limit has not moved for so long.
  case stoodStill(for: Duration)
  /// The waiting task was cancelled.
  case cancelled
  /// There is nothing left to wait for, and the text says why.
  case ended(String)
}
