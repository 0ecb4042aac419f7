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
  private let initialLevel: Level
  private let level: Lock<Level>

  /// Makes a logger that keeps entries from a level up.
  ///
  /// - Parameter minimumLevel: the lowest level to keep; by default all levels.
  public init(minimumLevel: Level = .trace) {
    initialLevel = minimumLevel
    level = Lock(minimumLevel)
  }

  public var members: [any DoubleMember] { [lines] }

  /// The lowest level to keep; entries below it are dropped.
  ///
  /// A change applies to later entries. A reset restores the level the logger was made with.
  public var minimumLevel: Level {
    get { level.withLock { $0 } }
    set { level.withLock { $0 = newValue } }
  }

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
    guard level >= minimumLevel else { return }
    lines.call(Line(level: level, message: message(), metadata: metadata()))
  }

  /// The entries kept, in order.
  ///
  /// ```swift
  /// #expect(logger.entries.map(\.message) == ["the printer is out of paper"])
  /// ```
  ///
  /// - Complexity: O(n).
  public var entries: [Entry] {
    lines.calls.map { call in
      let line = call.arguments
      return Entry(
        level: line.level,
        message: line.message,
        metadata: line.metadata,
        order: call.order
      )
    }
  }

  /// Returns the entries from a level up, in order.
  ///
  /// ```swift
  /// #expect(logger.entries(from: .error).isEmpty)
  /// ```
  ///
  /// - Parameter level: the lowest level to return.
  /// - Complexity: O(n).
  public func entries(from level: Level) -> [Entry] { entries.filter { $0.level >= level } }

  public func reset() {
    lines.reset()
    minimumLevel = initialLevel
  }

  private struct Line: Sendable, CustomStringConvertible {
    let level: Level
    let message: String
    let metadata: [String: String]

    var description: String { Entry.describe(level, message, metadata) }
  }
}

extension RecordingLogger: StatefulDouble {
  func stateRestorer() -> @Sendable () -> Void {
    let earlier = minimumLevel
    return { [self] in minimumLevel = earlier }
  }
}
