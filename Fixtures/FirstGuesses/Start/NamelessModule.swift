// guess: Module { Registration((any Mailer).self) { SMTPMailer() } }
// from: Koin
// expect: error: give it a name: Module("mail") { Registration(T.self) { … } }

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

let mail = Module { Registration((any Mailer).self) { SMTPMailer() } }

// --- instead

let mail = Module("mail") { Registration((any Mailer).self) { SMTPMailer() } }
