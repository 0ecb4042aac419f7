// guess: container.register(…) { … }.implements(…)
// from: Resolver
// expect: error: nothing follows register: a lifetime is an argument
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
