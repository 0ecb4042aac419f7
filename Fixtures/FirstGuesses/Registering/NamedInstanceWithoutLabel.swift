// guess: container.register((any Mailer).self, name: "backup", FakeMailer())
// from: Swinject
// expect: error: label the instance
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, name: "backup", FakeMailer())
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, name: "backup", instance: FakeMailer())
}
