// guess: container.register([Registration((any Mailer).self) { SMTPMailer() }, Registration(FakeMailer(), as: (any M…
// expect: error: a list of registrations goes into a batch: register { list }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register([
    Registration((any Mailer).self) { SMTPMailer() },
    Registration(FakeMailer(), as: (any Mailer).self, name: "b"),
  ])
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self) { SMTPMailer() }
    Registration(FakeMailer(), as: (any Mailer).self, name: "b")
  }
}
