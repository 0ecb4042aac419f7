// guess: container[(any Mailer).self] = FakeMailer()
// from: Typhoon
// expect: error: register it: register((any P).self, instance: x)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container[(any Mailer).self] = FakeMailer()
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, instance: FakeMailer())
}
