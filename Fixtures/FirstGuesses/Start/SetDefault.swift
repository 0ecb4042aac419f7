// guess: Container.setDefault(container)
// from: Koin
// expect: error: set the process's container with try Container.bootstrap(container)

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ app: Container) {
  Container.setDefault(app)
}

// --- instead

func start(_ app: Container) throws {
  try Container.bootstrap(app)
}
