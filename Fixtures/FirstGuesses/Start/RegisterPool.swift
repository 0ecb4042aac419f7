// guess: container.registerPool(T.self, size: 3) { … }
// expect: error: write register { Registration(pooling: T.self, maximum: 3)

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.registerPool(Store.self, size: 3) { Store() }
}

// --- instead

func start(_ container: Container) throws {
  container.register { Registration(pooling: Store.self, maximum: 3) { _ in Store() } }
}
