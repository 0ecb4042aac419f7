// guess: Container.default
// from: Swinject
// expect: error: read Container.current

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() {
  _ = Container.default
}

// --- instead

func start() {
  _ = Container.current
}
