// guess: try Container.bootstrap(modules: modules), which is a [Module]
// expect: error: make the list a set: try Container.bootstrap(modules: ModuleSet(modules))

import Understudy
import UnderstudyInsight
import UnderstudyModules

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func start() throws {
  let modules = [Module("mail") { Registration((any Mailer).self) { SMTPMailer() } }]
  try Container.bootstrap(modules: modules)
}

// --- instead

func start() throws {
  let modules = [Module("mail") { Registration((any Mailer).self) { SMTPMailer() } }]
  try Container.bootstrap(modules: ModuleSet(modules))
}
