// guess: ServiceContainer.shared = container
// expect: error: cannot find 'ServiceContainer' in scope
// unanswered: an app's own name, which no module here may take

import Understudy
import UnderstudyInsight
import UnderstudyModules

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

extension Module {
  static var mail: Module { Module("mail") { Registration((any Mailer).self) { SMTPMailer() } } }
}

// --- guess

func start(_ app: Container) {
  ServiceContainer.shared = app
}

// --- instead

func start(_ app: Container) throws {
  try Container.bootstrap(app)
}
