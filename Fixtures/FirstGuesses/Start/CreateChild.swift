// guess: container.createChild()
// from: Dagger
// expect: error: make a child with Container(parent: container)

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  _ = container.createChild()
}

// --- instead

func start(_ container: Container) throws {
  _ = Container(parent: container)
}
