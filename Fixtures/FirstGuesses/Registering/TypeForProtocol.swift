// guess: container.register((any Mailer).self, SMTPMailer.self)
// from: Koin
// expect: error: pass a factory
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, SMTPMailer.self)
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer() }
}
