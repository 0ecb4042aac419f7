// guess: container.register(…) { … }.inObjectScope(.transient)
// from: Swinject
// expect: error: nothing follows register: a lifetime is an argument
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer() }.inObjectScope(.transient)
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, lifetime: .transient) { SMTPMailer() }
}
