// guess: Container(modules: [.mail])
// from: Swinject
// expect: error: configure it afterwards: try container.configure(modules)

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

func start() {
  _ = Container(modules: [.mail])
}

// --- instead

func start() throws {
  let container = Container()
  try container.configure([.mail])
}
