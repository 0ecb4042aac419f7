// guess: container.register((any Mailer).self, named: "backup") { SMTPMailer() }
// from: Koin
// expect: error: the label is name: register(T.self, name:
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, named: "backup") { SMTPMailer() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, name: "backup") { SMTPMailer() }
}
