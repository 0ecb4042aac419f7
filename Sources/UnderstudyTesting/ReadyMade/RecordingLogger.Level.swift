public import Understudy

extension RecordingLogger {
  /// How much an entry matters, from the least to the most; the levels of containers' own logs.
  ///
  /// ```swift
  /// let logger = RecordingLogger(minimumLevel: .warning)
  /// #expect(logger.entries(from: .error).isEmpty)
  /// ```
  public typealias Level = LogLevel
}
