// guess: Container.configure { $0.register(…) }
// expect: error: fill the process's container once: try Container.bootstrap

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() {
  Container.configure { $0.register((any Mailer).self) { SMTPMailer() } }
}

// --- instead

func start() throws {
  try Container.bootstrap { $0.register((any Mailer).self) { SMTPMailer() } }
}
