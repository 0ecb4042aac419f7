// guess: container.register { Registration(Usher(), as: (any Mailer).self) }
// expect: error: argument type 'Usher' does not conform to expected type 'Mailer'
// unanswered: a mistake of types, and the error names both
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register {
    Registration(Usher(), as: (any Mailer).self)
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(FakeMailer(), as: (any Mailer).self)
  }
}
