// guess: try Container.bootstrap(container)
// expect: ok

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() throws {
  let container = Container(label: "app")
  try Container.bootstrap(container, validating: true)
}
