// guess: Module("tickets", dependsOn: [mail]) { … }
// expect: error: name them: Module("mail", dependsOn: [core.name]) { … }

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

let tickets = Module("tickets", dependsOn: [Module.mail]) { Registration(Store.self) { Store() } }

// --- instead

let tickets = Module("tickets", dependsOn: [Module.mail.name]) {
  Registration(Store.self) { Store() }
}
