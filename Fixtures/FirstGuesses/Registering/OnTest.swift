// guess: container.register(…) { … }.onTest { … }
// from: Factory
// expect: error: nothing follows register: a lifetime is an argument
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer() }.onTest { FakeMailer() }
}

// --- instead

func guess(_ container: Container) throws {
  withContainer {
    $0.register((any Mailer).self) { FakeMailer() }
  } operation: {
  }
}
