// guess: let fork = container.fork() fork.register(FakeMailer(), as: (any Mailer).self)
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let fork = container.fork()
  fork.register(FakeMailer(), as: (any Mailer).self)
}
