/// How much an entry of a log matters, from the least to the most.
///
/// The names are those of swift-log, and its levels map one to one.
///
/// ```swift
/// container.startLogging(from: .debug)
/// ```
public enum LogLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Each step, for whoever follows the code.
  case trace
  /// What helps to find a mistake.
  case debug
  /// What happens anyway.
  case info
  /// What happens anyway and matters more.
  case notice
  /// What is no error and may lead to one.
  case warning
  /// What has gone wrong.
  case error
  /// What has gone wrong and stops more than itself.
  case critical

  public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
