// guess: try Container.bootstrap { Registration(…) }
// expect: ok

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() throws {
  try Container.bootstrap { Registration((any Mailer).self) { SMTPMailer() } }
}
