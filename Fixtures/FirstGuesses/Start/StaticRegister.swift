// guess: Container.register(T.self) { … }
// from: Resolver
// expect: error: register in a container: Container.current.register

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() {
  Container.register((any Mailer).self) { SMTPMailer() }
}

// --- instead

func start() throws {
  try Container.bootstrap { Registration((any Mailer).self) { SMTPMailer() } }
}
