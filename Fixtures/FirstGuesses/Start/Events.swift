// guess: for await event in container.events
// expect: error: observe them: let token = container.observe

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) async throws {
  for await event in container.events { print(event) }
}

// --- instead

func start(_ container: Container) throws {
  container.observe { print($0) }
}
