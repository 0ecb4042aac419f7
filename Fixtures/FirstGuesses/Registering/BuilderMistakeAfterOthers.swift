// guess: container.register { Registration((any Mailer).self) { SMTPMailer() } Registration((any HouseClock).self) {…
// expect: error: cannot find 'SMTPPost' in scope
// unanswered: a misspelling, and the error names it
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self) { SMTPMailer() }
    Registration((any HouseClock).self) { SMTPPost() }
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self) { SMTPMailer() }
    Registration((any HouseClock).self) { SystemClock() }
  }
}
