// guess: container.createScope("session")
// from: Koin
// expect: error: write try container.openScope("session", id: 1)

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  _ = container.createScope("session")
}

// --- instead

func start(_ container: Container) throws {
  _ = try container.openScope("session", id: 1)
}
