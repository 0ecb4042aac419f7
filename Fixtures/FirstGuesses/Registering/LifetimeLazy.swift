// guess: register(T.self, lifetime: .lazy) { … }
// expect: error: every instance is built when it is first resolved: leave lifetime: out, or write .singleton

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func start(_ container: Container) {
  container.register((any Mailer).self, lifetime: .lazy) { SMTPMailer() }
}

// --- instead

func start(_ container: Container) {
  container.register((any Mailer).self) { SMTPMailer() }
}
