// guess: container.metrics
// from: Spring
// expect: error: start the metrics and keep them

import Understudy
import UnderstudyInsight
import UnderstudyModules

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  _ = container.metrics
}

// --- instead

func start(_ container: Container) throws {
  _ = container.startMetrics()
}
