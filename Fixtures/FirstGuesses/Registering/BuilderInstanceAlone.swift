// guess: container.register { Registration(FakeMailer()) }
// expect: error: name the type to register it under: Registration((any P).self
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register {
    Registration(FakeMailer())
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(FakeMailer(), as: (any Mailer).self)
  }
}
