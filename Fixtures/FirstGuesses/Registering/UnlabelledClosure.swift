// guess: container.register((any Mailer).self, { SMTPMailer() })
// from: Kotlin
// expect: error: no exact matches in call to instance method 'register'
// unanswered: an overload for it would take part in each call with a trailing closure
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, { SMTPMailer() })
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer() }
}
