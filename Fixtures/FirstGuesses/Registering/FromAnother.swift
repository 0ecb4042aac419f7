// guess: container.register((any Mailer).self, from: SMTPSettings.self) { SMTPMailer(settings: $0) }
// from: field trial
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, from: SMTPSettings.self) { SMTPMailer(settings: $0) }
}
