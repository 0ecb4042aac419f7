// guess: container.register((any Mailer).self, scope: .singleton) { SMTPMailer() }
// from: Resolver
// expect: error: the label is lifetime: register(T.self, lifetime: .transient)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, scope: .singleton) { SMTPMailer() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, lifetime: .singleton) { SMTPMailer() }
}
