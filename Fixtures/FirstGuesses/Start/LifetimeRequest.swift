// guess: register(T.self, lifetime: .request) { … }
// from: Spring
// expect: error: write .scoped("request")

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .request) { Store() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .scoped("request")) { Store() }
}
