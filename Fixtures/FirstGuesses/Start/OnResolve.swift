// guess: container.onResolve { event in … }
// from: Swinject
// expect: error: observe it: let token = container.observe

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.onResolve { print($0) }
}

// --- instead

func start(_ container: Container) throws {
  container.observe { print($0) }
}
