// guess: container.registerIfAbsent(Registration(FakeMailer(), as: (any Mailer).self))
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.registerIfAbsent(Registration(FakeMailer(), as: (any Mailer).self))
}
