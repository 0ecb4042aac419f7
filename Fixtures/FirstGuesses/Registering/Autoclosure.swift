// guess: container.register((any Mailer).self, SMTPMailer())
// from: Resolver
// expect: error: label the instance
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, SMTPMailer())
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, instance: SMTPMailer())
}
