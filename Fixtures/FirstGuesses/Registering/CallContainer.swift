// guess: self { SMTPMailer() } in an extension of Container
// from: Factory
// expect: error: register it: container.register((any P).self)
// with: Domain.swift

import Understudy

// --- guess

extension Container {
  var mailer: Factory<any Mailer> { self { SMTPMailer() } }
}

// --- instead

func register(in container: Container) {
  container.register((any Mailer).self) { SMTPMailer() }
}
