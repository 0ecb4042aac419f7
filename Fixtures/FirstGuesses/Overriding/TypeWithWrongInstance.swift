// guess: withContainer(overriding: (any Mailer).self, with: Usher()) {}
// expect: error: argument type 'Usher' does not conform to expected type 'Mailer'
// unanswered: a mistake of types, and the error names both
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  withContainer(overriding: (any Mailer).self, with: Usher()) {}
}

// --- instead

func guess(_ container: Container) throws {
  withContainer(overriding: (any Mailer).self, with: FakeMailer()) {}
}
