// guess: Module("mail") { $0.register(T.self) { … } }
// from: Koin
// expect: error: list registrations instead: Registration(T.self)

import Understudy
import UnderstudyInsight
import UnderstudyModules

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func mail() -> Module {
  Module("mail") { context in
    context.register((any Mailer).self) { SMTPMailer() }
  }
}

// --- instead

func mail() -> Module {
  Module("mail") { _ in
    Registration((any Mailer).self) { SMTPMailer() }
  }
}
