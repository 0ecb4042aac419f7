// guess: container.register(…) { … }.inObjectScope(.transient)
// from: Swinject
// expect: error: register returns nothing: it is a singleton unless you pass lifetime: .transient
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
