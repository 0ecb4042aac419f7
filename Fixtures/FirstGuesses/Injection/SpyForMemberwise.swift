// guess: Desk(mailer: MailerSpy())
// from: constructor injection
// expect: error: cannot convert value of type 'MailerSpy' to expected argument type 'Injected<any Mailer>'
// unanswered: the initializer is not ours; the error names the type to give

import Observation
import Understudy

protocol Mailer: Sendable { var route: String { get } }
struct MailerSpy: Mailer { var route = "spy" }

// --- guess

struct Desk {
  @Injected var mailer: any Mailer
}

func make() -> Desk { Desk(mailer: MailerSpy()) }

// --- instead

struct Desk {
  @Injected var mailer: any Mailer
}

func make() -> Desk { Desk(mailer: .instance(MailerSpy())) }
