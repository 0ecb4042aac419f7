import TicketDesk
import UnderstudyTesting

// snippet: double
nonisolated struct MailerSpy: Mailer, TestDouble {
  let sends = Spy<(letter: Letter, to: String)>("send(_:to:)")

  func send(_ letter: Letter, to address: String) async throws {
    await sends.call((letter, address))
  }
}
// end snippet
