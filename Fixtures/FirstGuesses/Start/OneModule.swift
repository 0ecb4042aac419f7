// guess: bootstrap(modules: .mail) with a Module
// from: Koin
// expect: error: pass a list: try Container.bootstrap(modules: [mail])

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
  let mail = Module.mail
  try Container.bootstrap(modules: mail)
}

// --- instead

func start() throws {
  try Container.bootstrap(modules: [.mail])
}
