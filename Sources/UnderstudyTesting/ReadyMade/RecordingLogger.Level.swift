extension RecordingLogger {
  /// The importance of an entry, from the least to the most; the names are those of swift-log.
  ///
  /// ```swift
  /// let logger = RecordingLogger(minimumLevel: .warning)
  /// #expect(logger.entries.allSatisfy { $0.level < .error })
  /// ```
  public enum Level: Hashable, Sendable, CaseIterable, Comparable {
    /// Each step, for whoever follows the code.
    case trace
    /// What helps to find a mistake.
    case debug
    /// What happens in normal operation.
    case info
    /// What happens in normal operation and matters more.
    case notice
    /// What is no error and may lead to one.
    case warning
    /// A failure.
    case error
    /// A failure that stops more than itself.
    case critical
  }
}
