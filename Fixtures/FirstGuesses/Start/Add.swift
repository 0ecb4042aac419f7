// guess: container.add(T.self) { … }
// from: .NET
// expect: error: register it under its type

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.add(Store.self) { Store() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Store.self) { Store() }
}
