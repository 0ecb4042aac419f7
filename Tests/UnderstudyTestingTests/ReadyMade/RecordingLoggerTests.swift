import TestSupport
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `A recording logger` {
  @Test(.tags(.scenario30)) func `keeps entries at its level and above, in order`() {
    let logger = RecordingLogger(minimumLevel: .notice)
    for level in RecordingLogger.Level.allCases { logger.record(level, "\(level)") }
    #expect(logger.entries.map(\.level) == [.notice, .warning, .error, .critical])
    #expect(logger.entries.map(\.message) == ["notice", "warning", "error", "critical"])
    #expect(logger.entries.filter { $0.level >= .error }.map(\.message) == ["error", "critical"])
  }

  @Test func `keeps everything by default, with its metadata`() throws {
    let logger = RecordingLogger()
    logger.record(.trace, "sold", metadata: ["seat": "A1", "hall": "Main"])
    let entry = try #require(logger.entries.first)
    #expect(entry.metadata == ["seat": "A1", "hall": "Main"])
    #expect(logger.callHistory == ["log(trace: sold (hall: Main, seat: A1))"])
  }

  @Test func `makes no text for entries that it drops`() {
    let logger = RecordingLogger(minimumLevel: .error)
    let texts = RecordingLogger()
    func text() -> String {
      texts.record(.info, "made")
      return "text"
    }
    logger.record(.info, text(), metadata: ["text": text()])
    #expect(texts.entries.isEmpty)
    logger.record(.error, text(), metadata: ["text": text()])
    #expect(texts.entries.count == 2)
  }

  @Test func `keeps its level when it is reset`() {
    let logger = RecordingLogger(minimumLevel: .error)
    logger.record(.critical, "heard")
    logger.reset()
    #expect(logger.entries.isEmpty)
    logger.record(.info, "unheard")
    #expect(logger.entries.isEmpty)
  }

  @Test func `replaces a protocol of the app, and is reset with its container`() async throws {
    let container = Container(label: "test")
    let logger = RecordingLogger(minimumLevel: .info)
    container.register(logger, as: (any AuditLogging).self)
    try await container.resolve((any AuditLogging).self).log("opened")
    #expect(try await container.resolve(RecordingLogger.self).entries.map(\.message) == ["opened"])
    container.reset()
    #expect(logger.entries.isEmpty)
    logger.log("closing")
    await container.close()
    #expect(logger.entries.isEmpty)
  }

  @Test func `orders its entries among the calls of other doubles`() async throws {
    let (logger, mailer) = (RecordingLogger(), MailerSpy())
    logger.record(.info, "before")
    try await mailer.send(Letter(text: "hello"), to: "ada")
    logger.record(.info, "after")
    #expect(
      callHistory(of: logger, mailer)
        == ["log(info: before)", mailer.callHistory[0], "log(info: after)"]
    )
  }

  @Test func `loses no entry of many tasks, and keeps the order of each`() async {
    let logger = RecordingLogger(minimumLevel: .info)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<16 {
        group.addTask {
          for line in 0..<100 {
            logger.record(line % 2 == 0 ? .info : .debug, "\(line)", metadata: ["task": "\(task)"])
          }
        }
      }
    }
    #expect(logger.entries.count == 16 * 50)
    for task in 0..<16 {
      let own = logger.entries.filter { $0.metadata["task"] == "\(task)" }.map(\.message)
      #expect(own == stride(from: 0, to: 100, by: 2).map(String.init))
    }
  }
}

// MARK: - Fixtures

private protocol AuditLogging: Sendable { func log(_ text: String) }

extension RecordingLogger: AuditLogging {
  fileprivate func log(_ text: String) { record(.info, text) }
}
