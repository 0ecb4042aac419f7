// guess: container.provide(T.self) { … }
// from: Hilt
// expect: error: register it under its type

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.provide(Store.self) { Store() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Store.self) { Store() }
}
