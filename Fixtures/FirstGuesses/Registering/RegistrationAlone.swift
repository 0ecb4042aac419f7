// guess: container.register(Registration((any Mailer).self) { SMTPMailer() })
// expect: error: registrations go into a batch: register { Registration(…) }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Registration((any Mailer).self) { SMTPMailer() })
}

// --- instead

func guess(_ container: Container) throws {
  container.register { Registration((any Mailer).self) { SMTPMailer() } }
}
