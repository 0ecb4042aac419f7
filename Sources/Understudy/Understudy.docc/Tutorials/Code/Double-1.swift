import UnderstudyTesting

@testable import Theatre

struct MailerSpy: Mailer, TestDouble {
  let sends = Spy<(letter: Letter, to: String)>()

  func send(_ letter: Letter, to address: String) async throws {
  }
}
