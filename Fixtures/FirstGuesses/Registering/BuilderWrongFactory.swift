// guess: container.register { Registration((any Mailer).self) { Usher() } }
// expect: error: cannot convert value of type 'Usher' to closure result type 'any Mailer'
// unanswered: a mistake of types, and the error names both
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self) { Usher() }
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self) { FakeMailer() }
  }
}
