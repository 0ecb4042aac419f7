// guess: register((any Mailer).self, factory: make), where make does not escape
// expect: error: passing non-escaping parameter
// unanswered: the language says what is missing

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func start(_ make: @Sendable () -> any Mailer) {
  Container.current.register((any Mailer).self, factory: make)
}

// --- instead

func start(_ make: @escaping @Sendable () -> any Mailer) {
  Container.current.register((any Mailer).self, factory: make)
}
