// guess: container.register(…) { … }.singleton()
// from: Factory
// expect: error: nothing follows register: a lifetime is an argument
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
