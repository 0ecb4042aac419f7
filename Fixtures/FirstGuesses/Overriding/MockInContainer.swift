// guess: container.mock(T.self) { … }
// from: field trial
// expect: error: what is registered again is replaced: register(T.self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.mock((any Mailer).self) { FakeMailer() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { FakeMailer() }
}
