// Unavailable declarations for guesses from other tools; the messages name the real API.

extension RecordingLogger {
  @available(*, unavailable, message: "Write entries.map(\\.message).")
  public var messages: [String]! { unavailable() }

  @available(*, unavailable, message: "Write entries.map(\\.message).")
  public var logs: [String]! { unavailable() }

  @available(*, unavailable, message: "Write entries.map(\\.message).")
  public var loggedMessages: [String]! { unavailable() }

  @available(*, unavailable, message: "Write entries.map(\\.message).")
  public var output: [String]! { unavailable() }

  @available(*, unavailable, message: "Write entries.map(\\.message).")
  public var records: [String]! { unavailable() }

  @available(*, unavailable, message: "Write entries.filter { $0.level >= .error }.")
  public var errors: [String]! { unavailable() }

  @available(*, unavailable, message: "Write entries.filter { $0.level >= .error }.")
  public var warnings: [String]! { unavailable() }

  @available(*, unavailable, message: "Write entries.contains { $0.message == \"…\" }.")
  public func contains(_ message: String, _ nothing: FirstGuess? = nil) -> Bool { unavailable() }

  @available(*, unavailable, message: "Write entries.contains { $0.message == \"…\" }.")
  public func hasLogged(_ message: String, _ nothing: FirstGuess? = nil) -> Bool { unavailable() }

  @available(*, unavailable, message: "Write entries.contains { $0.message == \"…\" }.")
  public func didLog(_ message: String, _ nothing: FirstGuess? = nil) -> Bool { unavailable() }

  @available(*, unavailable, message: "Write entries.contains { $0.message == \"…\" }.")
  public func wasLogged(_ message: String, _ nothing: FirstGuess? = nil) -> Bool { unavailable() }
}

extension RecordingLogger {
  @available(*, unavailable, message: "Write entries.filter { $0.level >= .error }.")
  public func entries(from level: Level) -> [Entry] { unavailable() }

  @available(*, unavailable, message: "Write RecordingLogger(minimumLevel: .warning).")
  public var minimumLevel: Level {
    get { unavailable() }
    set { unavailable() }
  }
}

extension RecordingLogger.Entry {
  @available(*, unavailable, message: "Write logger.callHistory: it has each entry as text.")
  public var description: String { unavailable() }

  @available(*, unavailable, message: "Write callHistory(of: logger, mailer).")
  public var order: Int { unavailable() }
}
