// guess: container.register(SMTPMailer.self, as: (any Mailer).self)
// from: Spring, .NET
// expect: error: pass a factory
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(SMTPMailer.self, as: (any Mailer).self)
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer() }
}
