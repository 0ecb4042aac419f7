// guess: $0[(any Mailer).self] = FakeMailer()
// from: swift-dependencies
// expect: error: register it: register((any P).self, instance: x)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  withContainer {
    $0[(any Mailer).self] = FakeMailer()
  } operation: {
  }
}

// --- instead

func guess(_ container: Container) throws {
  withContainer {
    $0.register((any Mailer).self) { FakeMailer() }
  } operation: {
  }
}
