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

  @available(*, unavailable, message: "Write entries(from: .error).")
  public var errors: [String]! { unavailable() }

  @available(*, unavailable, message: "Write entries(from: .error).")
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
