// guess: container.register(Usher(), as: (any Mailer).self)
// expect: error: the instance does not have the type it is registered as
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Usher(), as: (any Mailer).self)
}

// --- instead

func guess(_ container: Container) throws {
  container.register(FakeMailer(), as: (any Mailer).self)
}
