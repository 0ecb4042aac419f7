// guess: try Container.bootstrap { $0.register(…) }
// from: Resolver
// expect: ok

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() throws {
  try Container.bootstrap { $0.register((any Mailer).self) { SMTPMailer() } }
}
