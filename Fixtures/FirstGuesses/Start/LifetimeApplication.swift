// guess: register(T.self, lifetime: .application) { … }
// from: Spring
// expect: error: write .singleton

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .application) { Store() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .singleton) { Store() }
}
