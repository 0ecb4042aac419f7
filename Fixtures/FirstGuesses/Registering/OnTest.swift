// guess: container.register(…) { … }.onTest { … }
// from: Factory
// expect: error: register returns nothing; hooks and live() belong to a registration
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
