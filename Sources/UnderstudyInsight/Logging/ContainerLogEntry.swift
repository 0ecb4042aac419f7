/// An entry in a container's log.
///
/// ```swift
/// container.startLogging(from: .warning) { entry in
///   print(entry)  // warning: resolving SeatMap took 512.000 ms (container: app, depth: 1, …)
/// }
/// ```
public struct ContainerLogEntry: Hashable, Sendable, CustomStringConvertible {
  /// The level of the entry.
  public let level: LogLevel
  /// The message: what happened, in one sentence.
  public let message: String
  /// The metadata, by name; ``init(_:)`` lists the names.
  public let metadata: [String: String]

  /// Makes an entry from its parts, such as for an app's own messages.
  ///
  /// ```swift
  /// let entry = ContainerLogEntry(level: .notice, message: "doors open", metadata: ["hall": "Main"])
  /// print(entry)  // notice: doors open (hall: Main)
  /// ```
  ///
  /// - Parameters:
  ///   - level: the level, which decides who reads it.
  ///   - message: what happened, as a sentence.
  ///   - metadata: the details, by name.
  public init(level: LogLevel, message: String, metadata: [String: String] = [:]) {
    self.level = level
    self.message = message
    self.metadata = metadata
  }

  /// The level, the message and the metadata, the latter sorted by name.
  public var description: String {
    guard !metadata.isEmpty else { return "\(level): \(message)" }
    let pairs = metadata.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(level): \(message) (\(pairs.joined(separator: ", ")))"
  }
}
