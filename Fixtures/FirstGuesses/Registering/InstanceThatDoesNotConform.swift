// guess: container.register((any Mailer).self, instance: Usher())
// expect: error: argument type 'Usher' does not conform to expected type 'Mailer'
// unanswered: a mistake of types, and the error names both
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, instance: Usher())
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, instance: FakeMailer())
}
