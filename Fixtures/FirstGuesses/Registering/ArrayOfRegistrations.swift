// guess: container.register([Registration((any Mailer).self) { SMTPMailer() }, Registration(FakeMailer(), as: (any M…
// from: field trial
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register([
    Registration((any Mailer).self) { SMTPMailer() },
    Registration(FakeMailer(), as: (any Mailer).self, name: "b"),
  ])
}
