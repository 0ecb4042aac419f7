// guess: Module("tickets", imports: [Module.mail]) { … }
// from: Angular
// expect: error: the label is dependsOn, and takes names: Module("mail", dependsOn: ["core"]) { … }

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

let tickets = Module("tickets", imports: [Module.mail]) { Registration(Store.self) { Store() } }

// --- instead

let tickets = Module("tickets", dependsOn: ["mail"]) { Registration(Store.self) { Store() } }
