// guess: final class MailAssembly: Assembly { … }; Assembler([MailAssembly()])
// from: Swinject
// expect: error: 'Assembly' is unavailable: a module is a value: Module("mail")

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

final class MailAssembly: Assembly {
  func assemble(container: Container) {
    container.register((any Mailer).self) { SMTPMailer() }
  }
}

func start() {
  _ = Assembler([MailAssembly()])
}

// --- instead

func start() throws {
  try Container.bootstrap(modules: [.mail])
}
