// guess: register(T.self, lifetime: .singleton) { … }
// from: Factory
// expect: ok

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .singleton) { Store() }
}
