// guess: container.enableLogging()
// from: Swinject
// expect: error: write container.startLogging()

import Understudy
import UnderstudyInsight
import UnderstudyModules

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.enableLogging()
}

// --- instead

func start(_ container: Container) throws {
  container.startLogging()
}
