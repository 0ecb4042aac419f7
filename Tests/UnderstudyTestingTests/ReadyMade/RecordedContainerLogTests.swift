import Testing
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudyTesting

@Suite struct `A recording logger of a container's log` {
  let container = Container(label: "app")
  let logger = RecordingLogger()

  @Test func `keeps message and metadata of the entries`() throws {
    let site = SourceSite()
    container.startLogging(to: logger)
    container.register(Stage.self) { Stage() }
    container.reset()
    #expect(logger.entries.map(\.level) == [.trace, .info])
    #expect(
      logger.callHistory == [
        "log(trace: registered Stage (container: app, event: registered, key: Stage, "
          + "site: \(site.fileID):\(site.line + 2)))",
        "log(info: reset the container (container: app, event: reset))",
      ]
    )
  }

  @Test(arguments: RecordingLogger.Level.allCases)
  func `keeps what both levels let through`(level: RecordingLogger.Level) throws {
    let logLevel = try #require(LogLevel.allCases.first { "\($0)" == "\(level)" })
    let logger = RecordingLogger(minimumLevel: .debug)
    container.startLogging(to: logger, from: logLevel, slowerThan: .zero)
    let picky = RecordingLogger(minimumLevel: level)
    container.startLogging(to: picky, from: .debug, slowerThan: .zero)
    container.register(Stage.self) { Stage() }
    _ = try container.resolve(Stage.self)
    container.reset()
    _ = try? container.resolve(RecordingLogger.self)
    let all: [RecordingLogger.Level] = [.debug, .warning, .info, .error]
    #expect(logger.entries.map(\.level) == all.filter { $0 >= level })
    #expect(picky.entries.map(\.level) == all.filter { $0 >= level })
  }

  @Test func `makes no text for entries that it drops`() {
    let telltale = Telltale()
    container.register(Stage.self) { throw telltale }
    container.startLogging(to: RecordingLogger(minimumLevel: .critical))
    // Expecting the error would ask it for its text.
    _ = try? container.resolve(Stage.self)
    #expect(telltale.texts.entries.isEmpty)
    container.startLogging(to: RecordingLogger(minimumLevel: .error))
    _ = try? container.resolve(Stage.self)
    #expect(!telltale.texts.entries.isEmpty)
  }

  @Test func `can live in the container whose log it keeps`() async throws {
    container.register(RecordingLogger.self, instance: logger)
    container.startLogging(to: logger)
    _ = try await container.resolve(RecordingLogger.self)
    #expect(logger.entries.map(\.message) == ["resolved RecordingLogger"])
    container.reset()
    #expect(logger.entries.map(\.message) == ["reset the container"])
  }

  @Test func `keeps nothing after the logging has ended`() {
    let logging = container.startLogging(to: logger)
    container.reset()
    logging.cancel()
    container.reset()
    #expect(logger.entries.count == 1)
  }

  @Test func `takes entries from a closure too`() {
    container.startLogging { [logger] entry in logger.record(entry) }
    container.reset()
    let reset = ContainerLogEntry(
      level: .info,
      message: "reset the container",
      metadata: ["container": "app", "event": "reset"]
    )
    #expect(logger.callHistory == ["log(\(reset.description))"])
  }
}

// MARK: - Fixtures

private final class Stage: Sendable {}

/// Knows whether somebody wanted its text.
private struct Telltale: Error, CustomStringConvertible {
  let texts = RecordingLogger()

  var description: String {
    texts.record(.info, "asked")
    return "it tells"
  }
}
