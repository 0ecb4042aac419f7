// guess: register(T.self, lifetime: .single) { … }
// from: Koin
// expect: error: write .singleton

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .single) { Store() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .singleton) { Store() }
}
