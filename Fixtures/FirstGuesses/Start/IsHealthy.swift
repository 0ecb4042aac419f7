// guess: container.isHealthy
// from: Spring
// expect: error: write container.health().status == .healthy

import Understudy
import UnderstudyInsight
import UnderstudyModules

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  _ = container.isHealthy
}

// --- instead

func start(_ container: Container) throws {
  _ = container.health().status == .healthy
}
