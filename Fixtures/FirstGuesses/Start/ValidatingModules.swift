// guess: try Container.bootstrap(validating: true, modules: …)
// from: Koin
// expect: ok

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

func start() throws {
  try Container.bootstrap(validating: true, modules: ModuleSet { Module.mail })
}
