// guess: struct MailModule: Module { func configure(_ container: Container) { … } }; bootstrap(modules: MailModule())
// from: Guice
// expect: error: a module is a value: Module("mail") { Registration(T.self) { … } }

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

struct MailModule: Module {
  func configure(_ container: Container) {
    container.register((any Mailer).self) { SMTPMailer() }
  }
}

func start() throws {
  try Container.bootstrap(modules: MailModule())
}

// --- instead

func start() throws {
  try Container.bootstrap(modules: [.mail])
}
