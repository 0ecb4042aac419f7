extension RecordingLogger {
  /// One thing that was logged.
  ///
  /// ```swift
  /// let entry = try #require(logger.entries.first)
  /// print(entry)  // warning: the printer is out of paper (hall: Main)
  /// ```
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// How much it matters.
    public let level: Level
    /// The text.
    public let message: String
    /// What goes with it, by name.
    public let metadata: [String: String]
    /// Its place among the calls of all doubles of its test, from 1: a later one has a higher one.
    public let order: Int

    /// Level, message and metadata, the latter sorted by name.
    public var description: String { Self.describe(level, message, metadata) }

    static func describe(_ level: Level, _ message: String, _ metadata: [String: String]) -> String
    {
      guard !metadata.isEmpty else { return "\(level): \(message)" }
      let pairs = metadata.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return "\(level): \(message) (\(pairs.joined(separator: ", ")))"
    }
  }
}
