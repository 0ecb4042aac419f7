import Understudy

/// A logger that keeps what is logged, where a test can read it.
///
/// To stand in for a logging protocol of your own, it takes one line:
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
/// It is a ``TestDouble``: reset and close of its container make it as new, and its entries stand in
/// the ``TestDouble/callHistory`` among the calls of other doubles.
///
/// Entries may be recorded and read from any thread: none is lost, and those of one thread keep
/// their order.
public final class RecordingLogger: TestDouble {
  private let lines = Spy<Line>("log(_:)").unjudged()
  private let initialLevel: Level
  private let level: Lock<Level>

  /// Makes a logger that keeps entries of a level and above.
  ///
  /// - Parameter minimumLevel: the lowest level that is kept; everything by default.
  public init(minimumLevel: Level = .trace) {
    initialLevel = minimumLevel
    level = Lock(minimumLevel)
  }

  public var members: [any DoubleMember] { [lines] }

  /// The lowest level that is kept; what is logged below it is dropped.
  ///
  /// A change counts for what is logged afterwards. A reset gives back the level the logger was made
  /// with.
  public var minimumLevel: Level {
    get { level.withLock { $0 } }
    set { level.withLock { $0 = newValue } }
  }

  /// Keeps an entry, if its level is high enough.
  ///
  /// ```swift
  /// logger.record(.warning, "the printer is out of paper", metadata: ["hall": "Main"])
  /// ```
  ///
  /// - Parameters:
  ///   - level: how much it matters.
  ///   - message: the text; not made where the entry is dropped.
  ///   - metadata: what goes with it, by name; not made where the entry is dropped.
  /// - Complexity: O(1), amortised.
  public func record(
    _ level: Level,
    _ message: @autoclosure () -> String,
    metadata: @autoclosure () -> [String: String] = [:]
  ) {
    guard level >= minimumLevel else { return }
    lines.call(Line(level: level, message: message(), metadata: metadata()))
  }

  /// What was kept, in order.
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

  /// What was kept of a level and above, in order.
  ///
  /// ```swift
  /// #expect(logger.entries(from: .error).isEmpty)
  /// ```
  ///
  /// - Parameter level: the lowest level that is given back.
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
