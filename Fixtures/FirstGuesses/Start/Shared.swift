// guess: Container.shared.register(T.self) { … }
// from: Factory
// expect: error: read Container.current

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() {
  Container.shared.register((any Mailer).self) { SMTPMailer() }
}

// --- instead

func start() {
  Container.current.register((any Mailer).self) { SMTPMailer() }
}
