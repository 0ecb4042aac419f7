// guess: container.resetAll()
// expect: error: drop the instances with reset()

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.resetAll()
}

// --- instead

func start(_ container: Container) throws {
  container.reset()
}
