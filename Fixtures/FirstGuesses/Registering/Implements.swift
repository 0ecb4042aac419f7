// guess: container.register(…) { … }.implements(…)
// from: Resolver
// expect: error: register returns nothing; hooks and live() belong to a registration
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(SMTPMailer.self) { SMTPMailer() }.implements((any Mailer).self)
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer() }
}
