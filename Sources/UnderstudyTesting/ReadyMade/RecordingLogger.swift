import Understudy

/// A logger that keeps its entries for a test to read.
///
/// One line makes it conform to a logging protocol of your own:
///
/// ```swift
/// extension RecordingLogger: AuditLogging {
///   func log(_ text: String) { record(.info, text) }
/// }
///
/// let logger = RecordingLogger(minimumLevel: .warning)
/// container.register(logger, as: (any AuditLogging).self)
/// #expect(logger.entries.map(\.message) == ["the printer is out of paper"])
/// ```
///
/// It is a ``TestDouble``: resetting or closing its container makes it as new, and its entries are
/// in the ``TestDouble/callHistory`` among the calls of other doubles.
///
/// Entries may be recorded and read from any thread: none is lost, and those of one thread keep
/// their order.
public final class RecordingLogger: TestDouble {
  private let lines = Spy<Line>("log(_:)").unjudged()
  /// The lowest level to keep; entries below it are dropped.
  package let lowestLevel: Level

  /// Makes a logger that keeps entries from a level up.
  ///
  /// - Parameter minimumLevel: the lowest level to keep; by default all levels.
  public init(minimumLevel: Level = .trace) { lowestLevel = minimumLevel }

  /// Records an entry, if its level is high enough.
  ///
  /// ```swift
  /// logger.record(.warning, "the printer is out of paper", metadata: ["hall": "Main"])
  /// ```
  ///
  /// - Parameters:
  ///   - level: the level of the entry.
  ///   - message: the message; not evaluated if the entry is dropped.
  ///   - metadata: the metadata, by name; not evaluated if the entry is dropped.
  /// - Complexity: O(1), amortised.
  public func record(
    _ level: Level,
    _ message: @autoclosure () -> String,
    metadata: @autoclosure () -> [String: String] = [:]
  ) {
    guard level >= lowestLevel else { return }
    lines.call(Line(Entry(level: level, message: message(), metadata: metadata())))
  }

  /// The entries kept, in order.
  ///
  /// ```swift
  /// #expect(logger.entries.map(\.message) == ["the printer is out of paper"])
  /// #expect(logger.entries.allSatisfy { $0.level < .error })
  /// ```
  ///
  /// - Complexity: O(n).
  public var entries: [Entry] {
    lines.calls.map(\.arguments.entry)
  }

  private struct Line: Sendable, CustomStringConvertible {
    let entry: Entry

    init(_ entry: Entry) { self.entry = entry }

    /// The level, the message and the metadata, the latter sorted by name.
    var description: String {
      let text = "\(entry.level): \(entry.message)"
      guard !entry.metadata.isEmpty else { return text }
      let pairs = entry.metadata.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return "\(text) (\(pairs.joined(separator: ", ")))"
    }
  }
}
