// guess: container.register { c in c.register((any Mailer).self) { SMTPMailer() } }
// from: Koin
// expect: error: the closure lists registrations and takes no argument
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register { c in
    c.register((any Mailer).self) { SMTPMailer() }
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self) { SMTPMailer() }
  }
}
