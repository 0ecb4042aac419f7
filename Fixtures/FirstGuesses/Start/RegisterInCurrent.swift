// guess: Container.current.register(T.self) { … }
// from: Swinject
// expect: ok

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() {
  Container.current.register((any Mailer).self) { SMTPMailer() }
}
