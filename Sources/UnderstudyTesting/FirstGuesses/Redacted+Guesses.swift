// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Redacted {
  @available(*, unavailable, message: "Write \"‹redacted›\": every text shows that.")
  public static var mark: String { unavailable() }
}
