// guess: container.register(SMTPMailer(), as: (any Mailer).self)
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(SMTPMailer(), as: (any Mailer).self)
}
