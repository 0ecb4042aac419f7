// guess: register(T.self, lifetime: .prototype) { … }
// from: Spring
// expect: error: write .transient

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register(Ticket.self, lifetime: .prototype) { Ticket() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Ticket.self, lifetime: .transient) { Ticket() }
}
