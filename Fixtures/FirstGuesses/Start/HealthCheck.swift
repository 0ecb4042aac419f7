// guess: container.healthCheck()
// from: Spring
// expect: error: write await container.healthReport()

import Understudy
import UnderstudyInsight
import UnderstudyModules

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  _ = container.healthCheck()
}

// --- instead

func start(_ container: Container) async throws {
  _ = await container.healthReport()
}
