#if Logging
  import InMemoryLogging
  import Logging
  import TestSupport
  import Testing
  import Understudy
  import UnderstudyInsight

  @Suite struct `Logging a container with swift-log` {
    let container = Container(label: "app")
    let handler = InMemoryLogHandler()

    @Test(arguments: LogLevel.allCases)
    func `takes the level of the same name`(level: LogLevel) throws {
      container.startLogging(to: logger(at: .critical), from: level, slowerThan: .zero)
      makeEntries()
      let kept = levels.filter { $0 >= level }.map { "\($0)" }
      #expect(handler.entries.map { "\($0.level)" } == kept)
      let switchable = SwitchableHandler(at: .critical)
      container.startLogging(to: Logger(label: "app") { _ in switchable }, from: level)
      #expect(switchable.wishes.all == [try #require(Logger.Level("\(level)"))])
    }

    @Test(arguments: Logger.Level.allCases)
    func `uses the level of the logger unless it has another`(level: Logger.Level) {
      container.startLogging(to: logger(at: level), slowerThan: .zero)
      makeEntries()
      let names = Logger.Level.allCases.filter { $0 >= level }.map { "\($0)" }
      #expect(
        handler.entries.map { "\($0.level)" } == levels.map { "\($0)" }.filter(names.contains)
      )
    }

    @Test func `gives message and metadata of the entry`() throws {
      let entries = Recorder<ContainerLogEntry>()
      container.startLogging(to: logger(at: .trace), slowerThan: .zero)
      container.startLogging(from: .trace, slowerThan: .zero) { entries.add($0) }
      makeEntries()
      #expect(entries.all.map(\.level) == levels)
      #expect(handler.entries.map(\.message.description) == entries.all.map(\.message))
      #expect(
        handler.entries.map { $0.metadata.mapValues(\.description) } == entries.all.map(\.metadata)
      )
    }

    @Test func `gives what was thrown as the error`() throws {
      container.startLogging(to: logger(at: .error))
      container.register(Hall.self) { throw Broken() }
      _ = try? container.resolve(Hall.self)
      let entry = try #require(handler.entries.first)
      #expect((entry.error as? ContainerError)?.kind == .factoryFailed)
      #expect((entry.error as? ContainerError)?.underlying is Broken)
      #expect(entry.metadata["error"] == "factoryFailed")
    }

    @Test func `uses the current level of the logger`() throws {
      let switchable = SwitchableHandler(at: .critical)
      container.startLogging(to: Logger(label: "app") { _ in switchable })
      container.reset()
      switchable.level.withLock { $0 = .info }
      container.reset()
      switchable.level.withLock { $0 = .error }
      container.reset()
      #expect(switchable.events.all.count == 1)
    }

    @Test func `keeps its own level if the logger's level cannot be set`() throws {
      let switchable = SwitchableHandler(at: .trace)
      container.startLogging(
        to: Logger(label: "app") { _ in switchable },
        from: .warning,
        slowerThan: .zero
      )
      makeEntries()
      #expect(switchable.events.all.map(\.level) == [.warning, .error])
    }

    @Test func `makes no text that the logger drops`() {
      let error = Telltale()
      container.register(Hall.self) { throw error }
      container.startLogging(to: logger(at: .critical))
      container.startLogging(to: Logger(label: "app") { _ in SwiftLogNoOpLogHandler() })
      // Expecting the error would ask it for its text.
      _ = try? container.resolve(Hall.self)
      #expect(error.wasAsked.all.isEmpty)
      container.startLogging(to: logger(at: .error))
      _ = try? container.resolve(Hall.self)
      #expect(!error.wasAsked.all.isEmpty)
    }

    @Test func `leaves the level of the logger as it was for others`() {
      let logger = logger(at: .critical)
      container.startLogging(to: logger, from: .trace)
      #expect(logger.logLevel == .critical)
    }

    @Test func `gives the line that resolved, and itself as the source`() throws {
      let switchable = SwitchableHandler(at: .debug)
      container.register(Hall.self) { Hall() }
      container.startLogging(to: Logger(label: "app") { _ in switchable })
      let line: UInt = #line + 1
      _ = try container.resolve(Hall.self)
      container.reset()
      let (built, reset) = (switchable.events.all[0], switchable.events.all[1])
      #expect((built.file, built.line) == (#fileID, line))
      #expect(reset.file.hasPrefix("UnderstudyInsight/"))
      #expect([built.source, reset.source] == ["Understudy", "Understudy"])
    }

    @Test func `reports a slow resolve once more as slow, and ends with its token`() throws {
      container.register(Hall.self) { Hall() }
      let logging = container.startLogging(to: logger(at: .debug), slowerThan: .zero)
      _ = try container.resolve(Hall.self)
      #expect(handler.entries.map(\.metadata["event"]) == ["built", "slow"])
      logging.cancel()
      container.reset()
      #expect(handler.entries.count == 2)
    }

    @Test func `adds to the metadata that the logger has`() throws {
      var logger = logger(at: .info)
      logger[metadataKey: "request"] = "12"
      container.startLogging(to: logger)
      container.reset()
      let entry = try #require(handler.entries.first)
      #expect(entry.metadata == ["request": "12", "event": "reset", "container": "app"])
    }

    private func logger(at level: Logger.Level) -> Logger {
      var logger = Logger(label: "app") { [handler] _ in handler }
      logger.logLevel = level
      return logger
    }

    /// Makes an entry of each level below, if what is built is slow.
    private func makeEntries() {
      container.register(Hall.self) { Hall() }
      _ = try? container.resolve(Hall.self)
      container.reset()
      _ = try? container.resolve(Seat.self)
    }

    private let levels: [LogLevel] = [.trace, .debug, .warning, .info, .error]
  }

  // MARK: - Fixtures

  /// Has a level that only the test sets, and keeps events whole.
  private final class SwitchableHandler: LogHandler {
    let level: Lock<Logger.Level>
    let wishes = Recorder<Logger.Level>()
    let events = Recorder<LogEvent>()

    init(at level: Logger.Level) { self.level = Lock(level) }

    var logLevel: Logger.Level {
      get { level.withLock { $0 } }
      set { wishes.add(newValue) }
    }
    var metadata: Logger.Metadata {
      get { [:] }
      set {}
    }
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { nil }
      set {}
    }

    func log(event: LogEvent) { events.add(event) }
  }

  /// Knows whether somebody wanted its text.
  private struct Telltale: Error, CustomStringConvertible {
    let wasAsked = Recorder<Void>()

    var description: String {
      wasAsked.add(())
      return "it tells"
    }
  }
#endif
