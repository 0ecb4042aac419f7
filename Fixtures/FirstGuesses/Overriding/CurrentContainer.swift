// guess: Container.current.register(FakeMailer(), as: (any Mailer).self)
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  Container.current.register(FakeMailer(), as: (any Mailer).self)
}
