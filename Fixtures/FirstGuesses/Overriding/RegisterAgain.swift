// guess: container.register((any Mailer).self) { SMTPMailer() } container.register((any Mailer).self) { FakeMailer() }
// from: Factory
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer() }
  container.register((any Mailer).self) { FakeMailer() }
}
