// guess: bootstrap(modules: [MailModule(), PaymentModule()])
// from: Dagger
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

struct MailModule {}
struct PaymentModule {}

func start() throws {
  try Container.bootstrap(modules: [MailModule(), PaymentModule()])
}

// --- instead

func start() throws {
  try Container.bootstrap(modules: [.mail])
}
