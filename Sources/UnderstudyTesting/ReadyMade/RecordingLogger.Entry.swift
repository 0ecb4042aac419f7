extension RecordingLogger {
  /// A log entry.
  ///
  /// ```swift
  /// let entry = try #require(logger.entries.first)
  /// #expect(entry.metadata == ["hall": "Main"])
  /// print(logger.callHistory)  // ["log(warning: the printer is out of paper (hall: Main))"]
  /// ```
  public struct Entry: Hashable, Sendable {
    /// The level of the entry.
    public let level: Level
    /// The message.
    public let message: String
    /// The metadata, by name.
    public let metadata: [String: String]
  }
}
