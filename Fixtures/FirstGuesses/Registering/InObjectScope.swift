// guess: container.register(…) { … }.inObjectScope(.transient)
// from: Swinject
// expect: error: pass lifetime: .transient as an argument before the closure: a new instance for each resolve
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
