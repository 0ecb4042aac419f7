// guess: container.registerTransient(T.self) { … }
// from: .NET
// expect: error: name the lifetime

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.registerTransient(Store.self) { Store() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Store.self, lifetime: .transient) { Store() }
}
