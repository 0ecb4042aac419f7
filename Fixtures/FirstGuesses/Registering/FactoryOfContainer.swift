// guess: Factory(self) { SMTPMailer() }.singleton
// from: Factory
// expect: error: register it: container.register((any P).self)
// with: Domain.swift

import Understudy

// --- guess

extension Container {
  var mailer: Factory<any Mailer> { Factory(self) { SMTPMailer() }.singleton }
}

// --- instead

func register(in container: Container) {
  container.register((any Mailer).self) { SMTPMailer() }
}
