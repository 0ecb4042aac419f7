// guess: container.register((any Mailer).self, tag: "backup") { SMTPMailer() }
// from: Dip
// expect: error: the label is name: register(T.self, name:
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, tag: "backup") { SMTPMailer() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, name: "backup") { SMTPMailer() }
}
