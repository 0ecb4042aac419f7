/// The level of a log entry, from the least to the most important.
///
/// The names and levels are those of swift-log.
///
/// ```swift
/// container.startLogging(from: .debug)
/// ```
public enum LogLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Each step, for following the code.
  case trace
  /// Information that helps to find a mistake.
  case debug
  /// Normal events.
  case info
  /// Normal events of more importance.
  case notice
  /// A condition that is no error and may lead to one.
  case warning
  /// An error.
  case error
  /// An error that stops more than the operation it occurred in.
  case critical

  public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
