// guess: Registration(T.self) { … }.singleton
// from: Factory
// expect: error: leave it out: a registration is a singleton by default

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register { Registration(Store.self) { Store() }.singleton }
}

// --- instead

func start(_ container: Container) throws {
  container.register { Registration(Store.self) { Store() } }
}
