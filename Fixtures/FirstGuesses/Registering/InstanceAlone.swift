// guess: container.register(MailerSpy())
// from: Resolver
// expect: error: name the type to register it under, a protocol: register(x, as: (any P).self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(MailerSpy())
}

// --- instead

func guess(_ container: Container) throws {
  container.register(MailerSpy(), as: (any Mailer).self)
}
