// guess: register(T.self, lifetime: .perRequest) { … }
// from: Hilt
// expect: error: write .scoped("request")

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .perRequest) { Store() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .scoped("request")) { Store() }
}
