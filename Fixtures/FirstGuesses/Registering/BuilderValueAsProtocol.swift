// guess: container.register { X() as any P }
// from: Resolver
// expect: error: for one alone, write register((any P).self) { x }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register { SMTPMailer() as any Mailer }
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer() }
}
