// guess: container.register { SMTPMailer() }.singleton
// from: Factory
// expect: error: value of tuple type '()' has no member 'singleton'
// unanswered: nothing can be added to Void
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register { SMTPMailer() }.singleton
}

// --- instead

func guess(_ container: Container) throws {
  container.register(SMTPMailer.self) { SMTPMailer() }
}
