// guess: container.removeAll()
// from: Swinject
// expect: error: drop instances and registrations with reset(.everything)

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.removeAll()
}

// --- instead

func start(_ container: Container) throws {
  container.reset(.everything)
}
