// guess: withDependencies { $0.uuid = .incrementing } operation: { }
// from: swift-dependencies
// expect: error: write withContainer { $0.register((any P).self, instance: x) }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  withDependencies {
    $0.uuid = .incrementing
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
