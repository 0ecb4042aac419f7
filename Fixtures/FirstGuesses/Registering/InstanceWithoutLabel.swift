// guess: container.register((any Mailer).self, MailerSpy())
// from: Koin
// expect: error: label the instance: register((any P).self, instance: x)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, MailerSpy())
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, instance: MailerSpy())
}
