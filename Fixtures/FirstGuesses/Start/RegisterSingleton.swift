// guess: container.registerSingleton(T.self) { … }
// from: get_it
// expect: error: a singleton is the default

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.registerSingleton(Store.self) { Store() }
}

// --- instead

func start(_ container: Container) throws {
  container.register(Store.self) { Store() }
}
