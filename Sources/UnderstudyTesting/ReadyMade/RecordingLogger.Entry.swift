extension RecordingLogger {
  /// A log entry.
  ///
  /// ```swift
  /// let entry = try #require(logger.entries.first)
  /// print(entry)  // warning: the printer is out of paper (hall: Main)
  /// ```
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The level of the entry.
    public let level: Level
    /// The message.
    public let message: String
    /// The metadata, by name.
    public let metadata: [String: String]
    /// The position among the calls of all doubles in its test, from 1: a later entry has a higher
    /// one.
    public let order: Int

    /// The level, the message and the metadata, the latter sorted by name.
    public var description: String { Self.describe(level, message, metadata) }

    static func describe(_ level: Level, _ message: String, _ metadata: [String: String]) -> String
    {
      guard !metadata.isEmpty else { return "\(level): \(message)" }
      let pairs = metadata.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return "\(level): \(message) (\(pairs.joined(separator: ", ")))"
    }
  }
}
