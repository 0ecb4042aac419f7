// guess: container.register((any Mailer).self, name: "backup") { _ in SMTPMailer() }
// from: Swinject
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, name: "backup") { _ in SMTPMailer() }
}
