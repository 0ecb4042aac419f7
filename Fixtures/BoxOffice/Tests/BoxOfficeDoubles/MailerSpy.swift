package import BoxOffice
package import UnderstudyTesting

/// Remembers letters; delivers none.
package struct MailerSpy: Mailer, TestDouble {
  package let sends = Stub<(letter: Letter, address: String), Void, MailError>("send(_:to:)")

  package init() {}

  package func send(_ letter: Letter, to address: String) async throws(MailError) {
    try await sends.call((letter, address))
  }
}
