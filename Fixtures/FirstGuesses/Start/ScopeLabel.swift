// guess: register(T.self, scope: .singleton) { … }
// from: WeaveDI
// expect: error: the label is lifetime

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register(Store.self, scope: .singleton) { Store() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .singleton) { Store() }
}
