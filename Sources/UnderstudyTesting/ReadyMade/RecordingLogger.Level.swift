extension RecordingLogger {
  /// The importance of an entry, from the least to the most; the names are those of swift-log.
  ///
  /// ```swift
  /// let logger = RecordingLogger(minimumLevel: .warning)
  /// #expect(logger.entries.allSatisfy { $0.level < .error })
  /// ```
  public enum Level: Hashable, Sendable, CaseIterable, Comparable {
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
  }
}
