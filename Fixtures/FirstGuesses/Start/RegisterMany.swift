// guess: container.registerMany { … }
// expect: error: write one registration on each line: container.register

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.registerMany {
    Registration((any Mailer).self) { SMTPMailer() }
    Registration(Store.self) { Store() }
  }
}

// --- instead

func start(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self) { SMTPMailer() }
    Registration(Store.self) { Store() }
  }
}
