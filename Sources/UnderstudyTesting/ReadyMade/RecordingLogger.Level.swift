extension RecordingLogger {
  /// How much an entry matters, from the least to the most.
  ///
  /// The names are those of swift-log, so that its levels map one to one.
  ///
  /// ```swift
  /// let logger = RecordingLogger(minimumLevel: .warning)
  /// #expect(logger.entries(from: .error).isEmpty)
  /// ```
  public enum Level: Int, Hashable, Sendable, CaseIterable, Comparable {
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

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}
