// guess: Container.shared = container
// expect: error: an app sets it with try Container.bootstrap(container)

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ app: Container) {
  Container.shared = app
}

// --- instead

func start(_ app: Container) throws {
  try Container.bootstrap(app)
}
