// guess: register(T.self, lifetime: .unique) { … }
// from: Factory
// expect: error: write .transient

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register(Ticket.self, lifetime: .unique) { Ticket() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Ticket.self, lifetime: .transient) { Ticket() }
}
