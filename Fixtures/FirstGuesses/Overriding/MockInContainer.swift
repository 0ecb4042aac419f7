// guess: container.mock(T.self) { … }
// expect: error: a later registration replaces the earlier one: register(T.self)
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
