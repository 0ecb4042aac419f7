// guess: container.shutdown()
// from: get_it
// expect: error: end a container with await container.close()

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.shutdown()
}

// --- instead

func start(_ container: Container) async throws {
  await container.close()
}
