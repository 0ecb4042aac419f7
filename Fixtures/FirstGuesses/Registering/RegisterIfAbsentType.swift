// guess: registerIfAbsent((any Mailer).self) { SMTPMailer() }
// expect: error: it takes a registration: registerIfAbsent(Registration(T.self) { … })

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func start(_ container: Container) {
  container.registerIfAbsent((any Mailer).self) { SMTPMailer() }
}

// --- instead

func start(_ container: Container) {
  container.registerIfAbsent(Registration((any Mailer).self) { SMTPMailer() })
}
