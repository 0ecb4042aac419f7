// guess: container.replace(T.self, with: x)
// expect: error: a later registration replaces the earlier one: register((any P).self, instance: x)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.replace((any Mailer).self, with: FakeMailer())
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, instance: FakeMailer())
}
