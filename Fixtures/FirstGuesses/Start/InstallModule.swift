// guess: container.install(module)
// from: Koin
// expect: error: configure with it: try container.configure(ModuleSet { module })

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

func start(_ container: Container) throws {
  container.install(Module.mail)
}

// --- instead

func start(_ container: Container) throws {
  try container.configure(ModuleSet { Module.mail })
}
