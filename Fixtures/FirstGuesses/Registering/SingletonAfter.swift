// guess: container.register(…) { … }.singleton()
// from: Factory
// expect: error: leave it out: a registration is a singleton by default
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer() }.singleton()
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer() }
}
